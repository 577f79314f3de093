/** A place in a rules file; both numbers begin with 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a rules file, and where. A file with an error is not used at all. */
export class RulesFileError extends Error {
  readonly place: Place;

  constructor(place: Place, message: string) {
    super(`${place.line}:${place.column}: ${message}`);
    this.place = place;
  }
}

/** Why an expression has no value, for instance a property that is not there. It denies, unless another branch allows. */
export class EvaluationError extends Error {}
