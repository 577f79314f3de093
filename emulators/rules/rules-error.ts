/** A place in a rules file; both numbers start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** An error in a rules file, and its place. A file with an error is not used at all. */
export class RulesFileError extends Error {
  readonly place: Place;

  constructor(place: Place, message: string) {
    super(`${place.line}:${place.column}: ${message}`);
    this.place = place;
  }
}

/** The reason why an expression has no value, such as a missing property. It denies, unless another branch allows. */
export class EvaluationError extends Error {}
