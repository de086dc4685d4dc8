import type { FileAnswer } from './answer';
import { refuse } from './items';
import type { Item } from './items';

/**
 * Rejects the files of a batch that the server rejected, and settles the others.
 *
 * @param items   Items of the batch, in order; removed ones are missing.
 * @param answers What the server said of each file.
 * @param settle  Called with each other file and its receipt.
 * @return The server's reasons.
 */
export function settleEach(
	items: ( Item | undefined )[],
	answers: FileAnswer[],
	settle: ( item: Item, receipt?: string ) => void
): string[] {
	const reasons: string[] = [];
	items.forEach( ( item, at ) => {
		const { message, receipt } = answers[ at ] ?? {};
		if ( item && message ) {
			reasons.push( message );
			refuse( item, message );
		} else if ( item ) {
			settle( item, receipt );
		}
	} );
	return reasons;
}
