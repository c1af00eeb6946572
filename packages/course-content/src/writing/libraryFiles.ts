import { type ContentLibrary, libraryFile, questionnaireFile } from '../schema/library.ts';
import { courseFiles, type NewFile, yamlFile } from './courseFiles.ts';

/** Contents as the files of a folder that `readContentLibrary` reads. */
export function libraryFiles({ profiles, exams, questionnaires, courses }: ContentLibrary): NewFile[] {
  return [
    yamlFile('content.yaml', libraryFile, { profiles: [...profiles], exams: [...exams] }),
    ...questionnaires.map(({ kind, ...rest }) =>
      yamlFile(`questionnaires/${kind}.yaml`, questionnaireFile, rest),
    ),
    ...courses.flatMap(courseFiles),
  ];
}
