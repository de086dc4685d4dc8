import { numberText, type NumberFormat } from './number-format';

/** What a script needs to count, from `Count` in PHP. */
export interface CountProps extends Record< string, unknown > {
	start: number;
	isGrouped: boolean;
	/** Milliseconds. */
	duration: number;
	format: NumberFormat;
}

/**
 * Shows other numbers on top of a printed one, which keeps its place, invisible, and is what screen readers read.
 *
 * @param count The element that the server printed.
 */
export function countOver(
	count: HTMLElement,
	{ start, isGrouped, format }: CountProps
) {
	const number = count.dataset.number!;
	const decimals = number.split( '.' )[ 1 ]?.length ?? 0;
	const running = document.createElement( 'span' );
	running.className = 'frontage-count__running';
	running.ariaHidden = 'true';
	return {
		/** Shows a moment, from 0 to 1. */
		show( done: number ) {
			running.textContent = numberText(
				start + ( Number( number ) - start ) * done,
				decimals,
				{ ...format, group: isGrouped ? format.group : '' }
			);
			count.append( running );
			count.classList.add( 'is-running' );
		},
		finish() {
			running.remove();
			count.classList.remove( 'is-running' );
		},
	};
}
