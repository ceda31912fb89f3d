// A whole page that says what went wrong and leads back.
import type { ReactNode, Ref } from 'react';
import { TiltedPortraits } from './TiltedPortraits';

interface PageErrorProps {
  /** Status code, for example '404', or a sign that nothing went wrong. */
  code?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Back to home first, then a second way. */
  action: ReactNode;
  portraits?: readonly string[] | undefined;
  /** Reaches the heading, for the focus after a change of page. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The error page's content. */
export function PageError({ code, title, text, action, portraits, headingRef }: PageErrorProps) {
  return (
    <section className="error-page">
      <div>
        <div>
          {code !== undefined && <p className="error-code">{code}</p>}
          <h1 className="error-title" tabIndex={-1} ref={headingRef}>
            {title}
          </h1>
          {text !== undefined && <p className="lead muted mb-8">{text}</p>}
          <div className="cluster gap-3">{action}</div>
        </div>
        {portraits !== undefined && portraits.length > 0 && (
          <TiltedPortraits portraits={portraits} look="error" />
        )}
      </div>
    </section>
  );
}
