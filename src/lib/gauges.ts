import { countOver, type CountProps } from './count';
import { queryOwn } from './query-own';
import { playInView } from './play-in-view';

/** What is drawn while a line fills; the style decides whether it is shown, such as not in print. */
const DASHES = '--frontage-gauge-dashes';

/** Fills the gauges of an island, each when it comes into view, while their numbers count. */
export function gauges( island: HTMLElement, props: CountProps ) {
	const stops = queryOwn(
		island,
		'.frontage-count__number[data-number]'
	).map( ( number ) => {
		const gauge = number.closest( '.frontage-gauge' )!;
		const line = gauge.querySelector< SVGElement >(
			'.frontage-gauge__value'
		);
		const count = countOver( number, props );
		const share = parseFloat(
			line?.getAttribute( 'stroke-dasharray' ) ?? ''
		);
		return playInView( gauge, {
			duration: props.duration,
			show( done ) {
				count.show( done );
				line?.style.setProperty( DASHES, `${ share * done } 100` );
				line?.classList.add( 'is-running' );
				// A line without a length would be a dot.
				line?.classList.toggle( 'is-waiting', ! done );
			},
			finish() {
				count.finish();
				line?.style.removeProperty( DASHES );
				line?.classList.remove( 'is-running', 'is-waiting' );
			},
		} );
	} );
	return () => stops.forEach( ( stop ) => stop() );
}
