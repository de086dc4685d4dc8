import { withPictures } from '../example-pictures';

const FOLDER = 'https://example.org/wp-content/plugins/frontage/pictures/';

test( 'files of our pictures become addresses, everything else stays', () => {
	const example = {
		attributes: {
			columns: 3,
			label: 'lemons.webp and more',
			link: 'https://example.org/lemons.webp',
			images: [ { url: 'lemons.webp', id: undefined } ],
		},
		innerBlocks: [
			{ name: 'core/image', attributes: { url: 'turn-1.webp' } },
		],
	};

	expect( withPictures( example, FOLDER ) ).toEqual( {
		attributes: {
			columns: 3,
			label: 'lemons.webp and more',
			link: 'https://example.org/lemons.webp',
			images: [ { url: `${ FOLDER }lemons.webp`, id: undefined } ],
		},
		innerBlocks: [
			{
				name: 'core/image',
				attributes: { url: `${ FOLDER }turn-1.webp` },
			},
		],
	} );
} );

test( 'without a folder, the file stays and nothing fails', () => {
	expect( withPictures( { url: 'lemons.webp' }, undefined ) ).toEqual( {
		url: 'lemons.webp',
	} );
} );
