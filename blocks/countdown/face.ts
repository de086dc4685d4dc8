/** What a countdown shows and says. */
import { owned } from '../../src/lib/owned';
import { digits, inWords, split } from './digits';
import type { CountdownProps, Unit } from './types';

/** Shows the seconds left; digits change only while the visitor can see them. */
export type Face = ( left: number, isOn: boolean ) => void;

export function face(
	island: Element,
	{ hides, announce, words }: CountdownProps
): Face {
	const [ clock, timer, spoken, sentence, end, news ] = [
		'clock',
		'timer',
		'spoken',
		'sentence',
		'end',
		'news',
	].map( ( name ) => owned( island, `.frontage-countdown__${ name }` )[ 0 ] );
	const values = owned( timer, '[data-unit]' );
	const shown = values.map( ( { dataset } ) => dataset.unit as Unit );
	let minutes: number | undefined;
	let wasOver: boolean | undefined;

	const paint = ( left: number ) =>
		split( left, shown ).forEach( ( value, index ) => {
			const text = digits( value, shown[ index ] );
			if ( values[ index ].textContent !== text ) {
				values[ index ].textContent = text;
			}
		} );
	const say = ( left: number ) => {
		const isFirst = minutes === undefined;
		minutes = Math.ceil( left / 60 );
		spoken.textContent = left
			? words.left.replace( '%s', inWords( left ) )
			: words.over;
		if ( ! isFirst && left && announce === 'minute' ) {
			news.textContent = spoken.textContent;
		}
	};
	const turn = ( isOver: boolean ) => {
		sentence.hidden = isOver;
		clock.hidden = isOver && hides;
		if ( end ) {
			end.hidden = ! isOver;
		}
		if ( wasOver === false && announce !== 'never' ) {
			news.textContent = `${ words.over } ${ end?.innerText ?? '' }`;
		}
		wasOver = isOver;
	};

	return ( left, isOn ) => {
		timer.dataset.state = left ? ( isOn ? 'running' : 'stopped' ) : 'ended';
		if ( isOn || ! left ) {
			paint( left );
			if ( Math.ceil( left / 60 ) !== minutes ) {
				say( left );
			}
		}
		if ( ! left !== wasOver ) {
			turn( ! left );
		}
	};
}
