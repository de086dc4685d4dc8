import { fireEvent, render, screen } from '@testing-library/react';
import { Filter } from './filter';
import { item } from '../../../tests/support/items';

const words = { label: 'Categories', all: 'All' };
const categories = [
	{ slug: 'sea', name: 'Sea' },
	{ slug: 'town', name: 'Town' },
];

test( 'offers “All” first and marks the selected one', () => {
	const onChoose = jest.fn();
	render(
		<Filter
			words={ words }
			categories={ categories }
			chosen="sea"
			href={ ( slug ) => `?c=${ slug }` }
			onChoose={ onChoose }
		/>
	);
	const links = screen.getAllByRole( 'link' );
	expect( links.map( ( { textContent } ) => textContent ) ).toEqual( [
		'All',
		'Sea',
		'Town',
	] );
	expect(
		links.map( ( one ) => one.getAttribute( 'aria-current' ) )
	).toEqual( [ null, 'true', null ] );
	fireEvent.click( item( links, 2 ) );
	fireEvent.click( item( links, 0 ) );
	expect( onChoose.mock.calls ).toEqual( [ [ 'town' ], [ '' ] ] );
} );

test( 'is not printed without categories', () => {
	const { container } = render(
		<Filter
			words={ words }
			categories={ categories.slice( 1 ) }
			chosen=""
			href={ String }
			onChoose={ () => {} }
		/>
	);
	expect( container.innerHTML ).toBe( '' );
} );
