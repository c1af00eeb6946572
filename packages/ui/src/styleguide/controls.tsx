import { useState } from 'react';
import { Checkbox } from '../form/Checkbox.tsx';
import { ChoiceCards } from '../form/ChoiceCards.tsx';
import { Combobox } from '../form/Combobox.tsx';
import { DateInput } from '../form/DateInput.tsx';
import { Field } from '../form/Field.tsx';
import { FileButton } from '../form/FileButton.tsx';
import { FormRow, FormSection } from '../form/FormSection.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';
import { PhoneInput } from '../form/PhoneInput.tsx';
import { ProgressBar } from '../form/ProgressBar.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { ReadOnlyField } from '../form/ReadOnlyField.tsx';
import { SavedMark } from '../form/SavedMark.tsx';
import { Select } from '../form/Select.tsx';
import { TextArea, TextInput } from '../form/TextInput.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { styled } from '../styled.ts';
import { space } from '../theme/tokens.ts';
import { AddDocument, Removed } from './documents.tsx';
import type { StyleguideEntry } from './entry.ts';

/** As many side by side as there is room for: a stage may be half a page. */
const Samples = styled.div`
  display: grid;
  gap: ${space[24]};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
`;

const countries = [
  { value: 'CH', label: 'Schweiz' },
  { value: 'LI', label: 'Liechtenstein' },
  { value: 'AT', label: 'Österreich' },
] as const;
const labels = { open: 'Länder anzeigen', clear: 'Land entfernen', none: 'Kein Land gefunden' };
type Country = (typeof countries)[number]['value'];

function Countries() {
  const [country, setCountry] = useState<Country | undefined>('CH');
  const [other, setOther] = useState<Country | undefined>(undefined);
  return (
    <Samples>
      <Field label="Land">
        <Combobox options={countries} value={country} onChange={setCountry} labels={labels} />
      </Field>
      <Field label="Land der Organisation" error="Wähle ein Land aus der Liste">
        <Combobox
          options={countries}
          value={other}
          onChange={setOther}
          labels={labels}
          placeholder="Land suchen"
        />
      </Field>
      <Field label="Gesperrt">
        <Combobox options={countries} value="LI" onChange={setOther} labels={labels} disabled />
      </Field>
    </Samples>
  );
}

function Days() {
  const [day, setDay] = useState('1992-12-04');
  return (
    <Samples>
      <Field label="Geburtsdatum">
        <DateInput value={day} onChange={setDay} min="1926-01-01" max="2012-01-01" />
      </Field>
      <Field label="Prüfungstag" error="Wähle einen Tag">
        <DateInput value="" onChange={setDay} />
      </Field>
      <Field label="Gesperrter Tag">
        <DateInput value="2026-03-16" onChange={setDay} disabled />
      </Field>
    </Samples>
  );
}

function Phones() {
  const [number, setNumber] = useState('+41791234567');
  return (
    <Samples>
      <Field label="Telefon" hint="Ausserhalb der Schweiz mit Ländervorwahl">
        <PhoneInput value={number} onChange={setNumber} />
      </Field>
      <Field label="Telefon Geschäft" error="Das ist keine gültige Telefonnummer">
        <PhoneInput value="12" onChange={setNumber} />
      </Field>
    </Samples>
  );
}

const form = '@learn/ui/form';

/** The single controls, each in all states; what they look like together is in the entry «Form». */
export const controlEntries: StyleguideEntry[] = [
  {
    name: 'TextInput',
    render: () => (
      <Samples>
        <Field label="Leer" hint="Ein Hinweis">
          <TextInput placeholder="Platzhalter" />
        </Field>
        <Field label="Ausgefüllt">
          <TextInput defaultValue="Lena Keller" />
        </Field>
        <Field label="Fehler" error="Dieses Feld darf nicht leer sein">
          <TextInput />
        </Field>
        <Field label="Gesperrt">
          <TextInput defaultValue="Lena Keller" disabled />
        </Field>
      </Samples>
    ),
  },
  {
    name: 'TextArea',
    render: () => (
      <Samples>
        <Field label="Begründung">
          <TextArea defaultValue="Der Parkschaden ist gedeckt, weil …" />
        </Field>
        <Field label="Begründung, fehlt" error="Begründe deine Empfehlung">
          <TextArea />
        </Field>
      </Samples>
    ),
  },
  {
    name: 'PasswordInput',
    module: '@learn/ui/password',
    render: () => (
      <Samples>
        <Field label="Passwort">
          <PasswordInput showLabel="Passwort anzeigen" autoComplete="off" defaultValue="geheim" />
        </Field>
        <Field label="Neues Passwort" error="Mindestens 12 Zeichen">
          <PasswordInput showLabel="Neues Passwort anzeigen" autoComplete="off" />
        </Field>
      </Samples>
    ),
  },
  {
    name: 'Checkbox',
    module: '@learn/ui/content',
    render: () => (
      <Samples>
        <Checkbox label="Offen" />
        <Checkbox label="Angekreuzt" defaultChecked />
        <Checkbox label="Fehler" error="Bitte bestätige das" />
        <Checkbox label="Gesperrt" hint="Mit einem Hinweis" disabled defaultChecked />
      </Samples>
    ),
  },
  {
    name: 'ChoiceCards',
    module: '@learn/ui/content',
    render: () => (
      <fieldset aria-label="Selbsteinschätzung">
        <ChoiceCards
          options={[
            { value: 'yes', label: 'Ja, das kann ich', icon: 'check', tone: 'finished' },
            { value: 'again', label: 'Das muss ich nochmals anschauen', icon: 'eye', tone: 'waiting' },
          ]}
          value="yes"
          onChange={() => undefined}
        />
      </fieldset>
    ),
  },
  {
    name: 'RadioGroup',
    module: '@learn/ui/content',
    render: () => (
      <Samples>
        <RadioGroup
          label="Rechnung an"
          options={[
            { value: 'prv', label: 'meine Adresse', hint: 'Dorfstrasse 55, 8400 Winterthur' },
            { value: 'org', label: 'die Organisation', disabled: true },
          ]}
          value="prv"
          onChange={() => undefined}
        />
        <RadioGroup
          label="Sprache"
          options={[
            { value: 'de', label: 'Deutsch' },
            { value: 'fr', label: 'Französisch' },
          ]}
          value={undefined}
          onChange={() => undefined}
          error="Wähle eine Sprache"
          inline
        />
      </Samples>
    ),
  },
  {
    name: 'Select',
    render: () => (
      <Samples>
        <Select label="Land im Feld" options={countries} value="CH" onChange={() => undefined} />
        <Field label="Land, nichts gewählt" error="Bitte wählen">
          <Select
            options={countries}
            value={undefined}
            onChange={() => undefined}
            placeholder="Bitte wählen"
          />
        </Field>
        <Field label="Land, gesperrt">
          <Select options={countries} value="LI" onChange={() => undefined} disabled />
        </Field>
      </Samples>
    ),
  },
  { name: 'Combobox', module: form, render: () => <Countries /> },
  { name: 'DateInput', module: form, render: () => <Days /> },
  { name: 'PhoneInput', module: form, render: () => <Phones /> },
  {
    name: 'FileButton',
    module: form,
    render: () => (
      <Inline $gap={16}>
        <FileButton accept="image/png,image/jpeg" onChoose={() => undefined}>
          Foto wählen
        </FileButton>
        <FileButton variant="quiet" size="small" icon="files" onChoose={() => undefined}>
          Datei anhängen
        </FileButton>
        <FileButton onChoose={() => undefined} disabled>
          Gesperrt
        </FileButton>
      </Inline>
    ),
  },
  {
    name: 'DocumentForm',
    module: '@learn/ui/form',
    render: () => <AddDocument />,
  },
  {
    name: 'RemovalNotice',
    shows: ['Done', 'RemovalNotice'],
    module: '@learn/ui/form',
    render: () => <Removed />,
  },
  {
    name: 'ProgressBar',
    module: form,
    render: () => (
      <Stack>
        <ProgressBar share={0} label="Foto wird hochgeladen, 0 %" />
        <ProgressBar share={0.4} label="Foto wird hochgeladen, 40 %" />
        <ProgressBar share={1} label="Foto wird hochgeladen, 100 %" />
      </Stack>
    ),
  },
  {
    name: 'ReadOnlyField',
    module: form,
    render: () => (
      <Samples as="dl">
        <ReadOnlyField label="VBV-Nummer" value="921-938-243" />
        <ReadOnlyField
          label="E-Mail"
          value="lena.keller@silberdistel.example"
          reason="Ändern kann sie nur der Support."
        />
      </Samples>
    ),
  },
  {
    name: 'SavedMark',
    module: form,
    render: () => (
      <Inline $gap={24}>
        <SavedMark state="saving">wird gespeichert</SavedMark>
        <SavedMark state="saved">gespeichert 14:03</SavedMark>
        <SavedMark state="waiting">noch nicht gespeichert</SavedMark>
        <SavedMark state="saved" compact>
          gespeichert 14:03
        </SavedMark>
      </Inline>
    ),
  },
  {
    name: 'FormSection',
    shows: ['FormSection', 'FormRow'],
    module: form,
    render: () => (
      <FormSection title="Adresse" lead="Hierhin schicken wir dir Briefe und Zertifikate.">
        <FormRow $columns="minmax(0, 3fr) minmax(0, 1fr)" $always>
          <Field label="Strasse" aside={<SavedMark state="saved">gespeichert 14:03</SavedMark>}>
            <TextInput defaultValue="Dorfstrasse" autoComplete="off" />
          </Field>
          <Field label="Nummer">
            <TextInput defaultValue="55" autoComplete="off" />
          </Field>
        </FormRow>
      </FormSection>
    ),
  },
];
