/** Tasks one after the other, so that many widgets that are set up at once do not stop the page. */
let last = Promise.resolve();

/** Resolves in a task of its own, after the tasks of those who asked before. */
export const turn = (): Promise< void > =>
	( last = last.then( () => new Promise( ( done ) => setTimeout( done ) ) ) );
