import { digits, inWords, split } from './digits';
import type { CountdownProps, Unit } from './types';

/** Shows the seconds left; digits change only while the countdown is visible. */
export type Face = ( left: number, isOn: boolean ) => void;

/**
 * Finds the countdown's elements and returns a function that updates them.
 *
 * Takes the first element of each class: nested countdowns in the end content come later.
 *
 * @param island The widget.
 * @param props  Props from the server.
 */
export function face( island: Element, props: CountdownProps ): Face {
	const { hides, announce, words } = props;
	const part = ( name: string ) =>
		island.querySelector< HTMLElement >(
			`.frontage-countdown__${ name }`
		)!;
	const timer = part( 'timer' );
	const spoken = part( 'spoken' );
	const end: HTMLElement | null = part( 'end' );
	const values = [
		...timer.querySelectorAll< HTMLElement >( '[data-unit]' ),
	];
	const units = values.map( ( { dataset } ) => dataset.unit as Unit );
	let minutes: number | undefined;

	const paint = ( left: number ) =>
		split( left, units ).forEach( ( value, index ) => {
			const text = digits( value, units[ index ]! );
			if ( values[ index ]!.textContent !== text ) {
				values[ index ]!.textContent = text;
			}
		} );
	const turn = ( isOver: boolean ) => {
		part( hides ? 'clock' : 'sentence' ).hidden = isOver;
		if ( end ) {
			end.hidden = ! isOver;
		}
	};
	const say = ( text: string, isNews: boolean ) => {
		spoken.textContent = text;
		if ( isNews ) {
			part( 'news' ).textContent = text;
		}
	};

	return ( left, isOn ) => {
		const running = isOn ? 'running' : 'stopped';
		timer.dataset.state = left ? running : 'ended';
		if ( ! isOn && left ) {
			return;
		}
		paint( left );
		const before = minutes;
		minutes = Math.ceil( left / 60 );
		if ( minutes !== before ) {
			turn( ! left );
			say(
				left
					? words.left.replace(
							'%s',
							inWords( minutes, words.units )
						)
					: `${ words.over } ${ hides ? end!.innerText : '' }`,
				before! >= 0 &&
					( announce === 'minute' ||
						( ! left && announce === 'end' ) )
			);
		}
	};
}
