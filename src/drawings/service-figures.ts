import type { Drawing } from './drawing.ts';
import { figures as depot } from './service-figures/depot.ts';
import { figures as optibuild } from './service-figures/optibuild.ts';
import { figures as passport } from './service-figures/passport.ts';
import { figures as value } from './service-figures/value.ts';
import { figures as workshop } from './service-figures/workshop.ts';

const services: Readonly<Record<string, Readonly<Record<string, () => Drawing>>>> = {
  passport,
  depot,
  workshop,
  value,
  optibuild,
};

/** The names of all figures of the services' articles, such as `passport/duty`. */
export const SERVICE_FIGURES: readonly string[] = Object.entries(services).flatMap(([service, figures]) =>
  Object.keys(figures).map((figure) => `${service}/${figure}`),
);

/**
 * A figure of a service's article.
 *
 * @param name such as `passport/duty`
 * @throws Error for an unknown name
 */
export function serviceFigure(name: string): Drawing {
  const [service = '', figure = ''] = name.split('/');
  const draw = services[service]?.[figure];
  if (!draw) throw new Error(`There is no figure "${name}"`);
  return draw();
}
