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
 * @param number The element with the number, between its prefix and suffix.
 */
export function countOver(
	number: HTMLElement,
	{ start, isGrouped, format }: CountProps
) {
	const end = number.dataset.number!;
	const decimals = end.split( '.' )[ 1 ]?.length ?? 0;
	const final = number.parentElement!;
	const count = final.parentElement!;
	const running = final.cloneNode( true ) as HTMLElement;
	running.className = 'frontage-count__running';
	running.ariaHidden = 'true';
	const shown = running.querySelector< HTMLElement >( '[data-number]' )!;
	return {
		/** Shows a moment, from 0 to 1. */
		show( done: number ) {
			shown.textContent = numberText(
				start + ( Number( end ) - start ) * done,
				decimals,
				{ ...format, group: isGrouped ? format.group : '' }
			);
			if ( ! running.isConnected ) {
				// What is behind a shorter number does not move; the text may become smaller while it waits.
				const size = parseFloat( getComputedStyle( number ).fontSize );
				shown.style.minInlineSize = `${ number.offsetWidth / size }em`;
				count.append( running );
				count.classList.add( 'is-running' );
			}
		},
		finish() {
			running.remove();
			count.classList.remove( 'is-running' );
		},
	};
}
