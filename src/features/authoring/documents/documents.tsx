import { useState } from 'react';
import { documents as copy } from '#content/authoring/documents.ts';
import { featuredResource } from '#content/resources.ts';
import { formatMoment } from '#domain/dates.ts';
import { DOCUMENT_MAX_SIZE, isPdfFileName } from '#domain/downloads/document-names.ts';
import { featuredFile, fileSize } from '#domain/downloads/resource.ts';
import { FileButton, FileField } from '#features/authoring/file-field.tsx';
import styles from '#features/authoring/staff-part.module.css';
import type { StoredDocument } from '#firebase/staff-documents.ts';
import { Loaded } from '#staff/loaded.tsx';
import { RowButton } from '#staff/row-button.tsx';
import { type Refused, useAction } from '#staff/use-action.tsx';
import { useConfirm } from '#staff/use-confirm.tsx';
import { Chip } from '#ui/controls/chip.tsx';

const ACCEPTED = '.pdf,application/pdf';

const staffDocuments = () => import('#firebase/staff-documents.ts');
const readDocuments = async () => (await staffDocuments()).readDocuments();

/** The PDFs of /resources: owners upload, replace, feature and withdraw them. */
export function Documents() {
  const { isBusy, act, message } = useAction();
  const [progress, setProgress] = useState('');
  const { confirm, dialog } = useConfirm('withdraw-document', copy.confirm);
  const store = (pdf: File, before?: StoredDocument) =>
    storeDocument(pdf, before, setProgress).finally(() => setProgress(''));
  return (
    <div className={styles.fields}>
      <p className="soft">{copy.text}</p>
      <Loaded read={readDocuments} copy={copy}>
        {(documents, readAgain) => {
          const featured = featuredFile(documents, featuredResource);
          const change = (work: () => Promise<string | Refused>) =>
            act(async () => {
              const result = await work();
              readAgain();
              return result;
            });
          const upload = (pdf: File) =>
            change(async () =>
              documents.some(({ fileName }) => fileName === pdf.name)
                ? { refused: copy.taken(pdf.name) }
                : store(pdf),
            );
          const feature = ({ fileName }: StoredDocument) =>
            change(async () => {
              await (await staffDocuments()).featureDocument(fileName);
              return copy.nowFeatured(fileName);
            });
          const withdraw = (document: StoredDocument) =>
            change(async () => {
              await (await staffDocuments()).withdrawDocument(document);
              return copy.withdrawn(document.fileName);
            });
          return (
            <>
              <FileField
                label={copy.upload}
                hint={copy.hint}
                accept={ACCEPTED}
                disabled={isBusy}
                onChosen={([pdf]) => pdf && void upload(pdf)}
              />
              <p role="status">{progress}</p>
              {documents.length === 0 && <p className="soft">{copy.none}</p>}
              <ul className={styles.list} aria-label={copy.list}>
                {documents.map((document) => (
                  <DocumentRow
                    key={document.fileName}
                    document={document}
                    isFeatured={document.fileName === featured}
                    disabled={isBusy}
                    onFeature={() => feature(document)}
                    onReplace={(pdf) => change(() => store(pdf, document))}
                    onWithdraw={() => confirm(document.fileName, () => void withdraw(document))}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
      {message}
      {dialog}
    </div>
  );
}

/** Stores a PDF under its own name, or under that of `before`, which it replaces. */
async function storeDocument(
  pdf: File,
  before: StoredDocument | undefined,
  onProgress: (message: string) => void,
): Promise<string | Refused> {
  const fileName = before?.fileName ?? pdf.name;
  if (pdf.size > DOCUMENT_MAX_SIZE) return { refused: copy.tooLarge };
  onProgress(copy.drawing);
  const { firstPage } = await import('./first-page.ts');
  const picture = await firstPage(pdf).catch(() => undefined);
  if (!picture || !isPdfFileName(fileName)) return { refused: copy.notPdf(pdf.name) };
  const documents = await staffDocuments();
  const reportShare = (share: number) => onProgress(copy.uploading(share));
  await documents.storeDocument(pdf, picture, { fileName, before }, reportShare);
  return copy.stored(fileName);
}

interface DocumentRowProps {
  readonly document: StoredDocument;
  readonly isFeatured: boolean;
  readonly disabled: boolean;
  readonly onFeature: () => void;
  readonly onReplace: (pdf: File) => void;
  readonly onWithdraw: () => void;
}

function DocumentRow({ document, isFeatured, disabled, ...handlers }: DocumentRowProps) {
  const { fileName, sizeInBytes, added } = document;
  const row = { subject: fileName, disabled };
  return (
    <li className={styles.row}>
      <span>
        <strong>{fileName}</strong> {isFeatured && <Chip>{copy.featured}</Chip>}
        <br />
        <span className="soft data">
          {fileSize(sizeInBytes)}, {formatMoment(added)}
        </span>
      </span>
      <span className="button-row">
        {!isFeatured && <RowButton {...row} name={copy.feature} onClick={handlers.onFeature} />}
        <FileButton
          {...row}
          name={copy.replace}
          label={copy.replacement}
          accept={ACCEPTED}
          onChosen={handlers.onReplace}
        />
        <RowButton {...row} name={copy.withdraw} onClick={handlers.onWithdraw} />
      </span>
    </li>
  );
}
