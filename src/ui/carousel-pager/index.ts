/** The place in a carousel as a fraction, a progress bar or thumbnails. One script module, `@frontage/carousel-pager`. */
import { controlFrom } from '@frontage/carousel/remote';
import { queryOwn } from '@frontage/lib/query-own';

export interface PagerProps extends Record< string, unknown > {
	/** ID of the carousel. */
	carousel: string;
	/** Sentence for screen readers, with `%1$d` for the slide and `%2$d` for the number of slides. */
	words?: string;
}

/**
 * Keeps a pager at the current slide; thumbnails also move the carousel.
 *
 * @param island The pager's island, inside that of the carousel.
 * @param props  Island props.
 * @return Stops it.
 */
export function mount(
	island: HTMLElement,
	{ carousel, words = '' }: PagerProps
): () => void {
	const stop = new AbortController();
	const one = ( name: string ) =>
		queryOwn( island, `.frontage-carousel__${ name }` )[ 0 ];
	const text = one( 'words' );
	const fraction = one( 'fraction' );
	const bar = one( 'progress' );
	controlFrom(
		queryOwn( island, '[data-to]' ),
		carousel,
		stop.signal,
		( { index, count, last } ) => {
			const place = String( index + 1 );
			if ( text ) {
				text.textContent = words
					.replace( '%1$d', place )
					.replace( '%2$d', String( count ) );
			}
			if ( fraction ) {
				fraction.textContent = `${ place } / ${ count }`;
			}
			bar?.style.setProperty(
				'--frontage-carousel-done',
				String( ( index + 1 ) / ( last + 1 ) )
			);
		}
	);
	return () => stop.abort();
}
