import { coreIconOf, iconOf, transforms } from '../edit/transforms';
import { foundIn } from '../edit/icons';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

jest.mock( '@wordpress/api-fetch', () => ( {} ) );
jest.mock( '@wordpress/blocks', () => ( {} ) );

const ours = ( attributes: object ) =>
	( {
		source: 'set',
		icon: 'check',
		svg: '',
		file: 0,
		size: '3rem',
		rotation: 0,
		flipHorizontal: false,
		flipVertical: false,
		label: '',
		href: '',
		opensInNewTab: false,
		rel: '',
		...attributes,
	} ) as Attributes & { align?: 'left' };

const matches = transforms.to[ 0 ]!.isMatch;

describe( 'an icon of WordPress', () => {
	const core = {
		icon: 'core/arrow-left',
		ariaLabel: 'Back',
		rotation: 90,
		flipHorizontal: true,
		align: 'left' as const,
		style: { dimensions: { width: '40px' }, color: { text: '#357' } },
	};

	it( 'becomes ours and itself again', () => {
		const became = ours( iconOf( core ) );
		expect( became ).toMatchObject( {
			icon: 'core/arrow-left',
			label: 'Back',
			size: '40px',
			rotation: 90,
		} );
		expect( coreIconOf( became ) ).toMatchObject( core );
		expect( matches( became ) ).toBe( true );
	} );
} );

describe( 'our icon becomes one of WordPress', () => {
	it( 'only if that knows it', () => {
		expect( coreIconOf( ours( { icon: 'check' } ) ).icon ).toBe(
			'core/check'
		);
		expect( matches( ours( {} ) ) ).toBe( true );
		expect( matches( ours( { icon: 'trash' } ) ) ).toBe( false );
		expect( matches( ours( { icon: '' } ) ) ).toBe( false );
		expect( matches( ours( { source: 'own' } ) ) ).toBe( false );
		expect( matches( ours( { href: '/shop/' } ) ) ).toBe( false );
	} );
} );

describe( 'searching icons', () => {
	const icons = [
		{ slug: 'thumbs-up', name: 'Daumen hoch', svg: '' },
		{ slug: 'arrow-up', name: 'Pfeil nach oben', svg: '' },
	];

	it.each( [
		[ '', 2 ],
		[ 'hoch DAUMEN', 1 ],
		[ 'up', 2 ],
		[ 'up pfeil', 1 ],
		[ 'x', 0 ],
	] )( 'finds “%s” in names and slugs', ( search, count ) => {
		expect( foundIn( icons, search ) ).toHaveLength( count );
	} );
} );

it( 'has an example that shows an icon', () => {
	expect( metadata.example.attributes.icon ).not.toBe( '' );
} );
