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

it( 'returns the texts of all devices', () => {
	window.frontageWords = {
		views: { title: 'Views', settings: [ 'content.*', 'attrs.*.alt' ] },
	};
	const views = {
		content: { phone: 'Short', hover: '' },
		attrs: { tablet: { alt: 'Bread', href: '/x' }, phone: [ 7 ] },
	};
	expect( wordsIn( { frontage: { views } } ) ).toEqual( [
		{ title: 'Views', text: 'Short' },
		{ title: 'Views', text: 'Bread' },
	] );
	expect( wordsIn( { frontage: { views: null } } ) ).toEqual( [] );
} );
