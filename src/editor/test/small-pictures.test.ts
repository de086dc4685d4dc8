import { withSmallPictures } from '../small-pictures';

jest.mock( '../use-is-preview', () => ( {
	useIsPreview: () => true,
} ) );

const FOLDER =
	'https://example.org/wp-content/plugins/frontage/includes/Domain/Pictures/files/';

const attributes = {
	columns: 3,
	url: `${ FOLDER }lemons.webp`,
	images: [ { url: `${ FOLDER }turn-1.webp`, id: undefined } ],
	link: 'https://example.org/lemons.webp',
};

test( 'our pictures become small ones, and an unknown one stays', () => {
	expect( withSmallPictures( attributes, { lemons: 'UklG' } ) ).toEqual( {
		...attributes,
		url: 'data:image/webp;base64,UklG',
	} );
} );

test( 'until they are there, nothing is loaded in their place', () => {
	expect( JSON.stringify( withSmallPictures( attributes ) ) ).not.toContain(
		FOLDER
	);
} );

test( 'attributes without our pictures are not copied', () => {
	const others = { link: attributes.link };
	expect( withSmallPictures( others, {} ) ).toBe( others );
} );
