import { formatPoints, halfStep, readPoints } from '@learn/domain';
import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { AnswerView, FileView } from '../data/AnswerView.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { Field } from '../form/Field.tsx';
import { FilterPills } from '../form/FilterPills.tsx';
import { LanguageSwitch } from '../form/LanguageSwitch.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { Select } from '../form/Select.tsx';
import { StepInput } from '../form/StepInput.tsx';
import { TextArea, TextInput } from '../form/TextInput.tsx';
import { Card } from '../layout/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import type { StyleguideEntry } from './entry.ts';

function Login() {
  return (
    <Card as="form">
      <Stack $gap={24}>
        <Heading level={2}>Anmelden</Heading>
        <Field label="Benutzername" hint="Meist deine E-Mail-Adresse" required>
          <TextInput autoComplete="username" />
        </Field>
        <Field label="Passwort" error="Das Passwort fehlt" required>
          <PasswordInput showLabel="Passwort anzeigen" autoComplete="current-password" />
        </Field>
        <Button stretch="always">Anmelden</Button>
      </Stack>
    </Card>
  );
}

function Answers() {
  const words = {
    language: 'de',
    yes: 'bestätigt',
    no: 'nicht bestätigt',
    empty: 'noch leer',
    file: 'Datei',
  } as const;
  const file = { file_name: 'Vergleich.pdf', size: 188_416 };
  const answer = (__typename: string, value: string | boolean | null) => (
    <AnswerView block={{ __typename }} answer={value} file={file} words={words} />
  );
  return (
    <Stack $gap={16}>
      {answer('AssignmentTextQuestion', 'Ich habe zuerst gefragt, wie das Auto genutzt wird.')}
      {answer('AssignmentTextQuestion', null)}
      {answer('AssignmentConfirmation', true)}
      {answer('AssignmentFileQuestion', 'id')}
      <FileView file={undefined} unnamed={words.file} language="de" />
    </Stack>
  );
}

function Points() {
  const [points, setPoints] = useState<number | undefined>(4.5);
  const input = {
    format: formatPoints,
    read: (text: string) => {
      const written = readPoints(text, 6);
      return written.problem ? ('invalid' as const) : (written.points ?? undefined);
    },
    step: (value: number | undefined, direction: 1 | -1) => halfStep(value ?? null, direction, 6),
    lessLabel: 'Halben Punkt weniger',
    moreLabel: 'Halben Punkt mehr',
  };
  return (
    <Stack $gap={24}>
      <Field label="Punkte" hint="von 6">
        <StepInput
          {...input}
          value={points}
          onChange={(value) => {
            if (value !== 'invalid') setPoints(value);
          }}
        />
      </Field>
      <Field label="Punkte, ungültig" error="Höchstens 6 Punkte">
        <StepInput {...input} value={60} onChange={() => undefined} />
      </Field>
      <Field label="Punkte, nur zu lesen">
        <StepInput {...input} value={4} onChange={() => undefined} readOnly />
      </Field>
    </Stack>
  );
}

function Answer() {
  const [vehicle, setVehicle] = useState<'car' | 'bicycle' | 'none' | undefined>(undefined);
  return (
    <Stack $gap={24}>
      <Field
        label="Begründe deine Empfehlung"
        aside={
          <Text $size={14} $tone="hint">
            gespeichert 14:03
          </Text>
        }
      >
        <TextArea defaultValue="Der Parkschaden ist gedeckt, weil …" />
      </Field>
      <Checkbox label="Ich habe die Aufgabe selbständig gelöst" defaultChecked />
      <Checkbox label="Einverstanden" hint="Du kannst es später ändern" error="Bitte bestätige das" />
      <Checkbox label="Gesperrt" disabled />
      <RadioGroup
        label="Fahrzeug"
        options={[
          { value: 'car', label: 'Auto', hint: 'bis 3.5 t' },
          { value: 'bicycle', label: 'Velo' },
          { value: 'none', label: 'Keines', disabled: true },
        ]}
        value={vehicle}
        onChange={setVehicle}
      />
    </Stack>
  );
}

const sessions = [
  { value: '1', label: 'Zürich, Frühling 2026' },
  { value: '2', label: 'Bern, Herbst 2026' },
] as const;
const profiles = [
  { value: 'all', label: 'Alle', count: 12 },
  { value: 'property', label: 'Nichtleben', count: 7 },
  { value: 'life', label: 'Leben', count: 3 },
  { value: 'health', label: 'Krankenzusatzversicherung', count: 2 },
] as const;
const languages = [
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
] as const;

function Choices() {
  const [session, setSession] = useState<'1' | '2'>('1');
  const [profile, setProfile] = useState<(typeof profiles)[number]['value']>('all');
  const [language, setLanguage] = useState<'de' | 'fr' | 'it'>('de');
  return (
    <Stack $gap={24}>
      <Select label="Durchführung" options={sessions} value={session} onChange={setSession} />
      <Field label="Durchführung" hint="In einem Formular">
        <Select options={sessions} value={undefined} onChange={setSession} placeholder="Bitte wählen" />
      </Field>
      <FilterPills label="Zulassungsprofil" options={profiles} value={profile} onChange={setProfile} />
      <LanguageSwitch label="Sprache" languages={languages} current={language} onChange={setLanguage} />
    </Stack>
  );
}

export const formEntries: StyleguideEntry[] = [
  {
    name: 'Form',
    shows: ['Field', 'FieldLabel', 'FieldHint', 'FieldError', 'FilterPills', 'LanguageSwitch'],
    render: () => (
      <Grid $columns={3}>
        <Login />
        <Answer />
        <Choices />
      </Grid>
    ),
  },
  {
    name: 'StepInput',
    module: '@learn/ui/content',
    render: () => <Points />,
  },
  {
    name: 'AnswerView',
    shows: ['AnswerView', 'FileView'],
    module: '@learn/ui/content',
    render: () => <Answers />,
  },
];
