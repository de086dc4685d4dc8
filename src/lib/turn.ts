/** Runs tasks one after the other, so that setting up many widgets does not block the page. */
let last = Promise.resolve();

/** Resolves in a separate task, after the tasks of earlier callers. */
export const turn = (): Promise< void > =>
	( last = last.then( () => new Promise( ( done ) => setTimeout( done ) ) ) );
