import type { SamplePageFrontMatter } from '#content/front-matter.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import styles from './sample-files.module.css';

type SampleFilesProps = Pick<SamplePageFrontMatter, 'title' | 'intro' | 'files'>;

/** The files of the sample, each with its drawing, what it is for and its download. */
export function SampleFiles({ title, intro, files }: SampleFilesProps) {
  return (
    <section className="section on-film" id="files">
      <div className="wrap">
        <SectionHead title={title}>
          <p>{intro}</p>
        </SectionHead>
        <ul className={styles.files}>
          {files.map(({ name, format, file, drawing, text }) => (
            <li key={file}>
              <Drawing drawing={drawing} />
              <h3>{name}</h3>
              <p>{text}</p>
              <a
                className={buttonClass({ variant: 'secondary', size: 'small' })}
                href={`/sample/${file}`}
                download
                aria-label={`Download ${format}: ${name}`}
              >
                Download {format}
                <Icon name="download" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
