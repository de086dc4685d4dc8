/** Texts in settings of extensions. */
import { wordsIn } from '../extensions';

it( 'returns the texts that visitors could read', () => {
	window.frontageWords = {
		tooltip: { title: 'Tooltip', settings: [ 'text' ] },
	};
	const frontage = {
		tooltip: { text: ' Tip ', place: 'top' },
		animation: { text: 'x' },
	};
	expect( wordsIn( { frontage } ) ).toEqual( [
		{ title: 'Tooltip', text: 'Tip' },
	] );
	expect( wordsIn( { frontage: { tooltip: { text: '' } } } ) ).toEqual( [] );
	expect( wordsIn( {} ) ).toEqual( [] );
} );
