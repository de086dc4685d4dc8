import { savedContent } from './content';

const described = {
	name: 'frontage/quote',
	frontage: {
		content: {
			html: [
				'<{tag}>{words}</{tag}>',
				'{inner}',
				'<p><a href="{url}">{words|url}</a></p>',
			],
		},
	},
};

const html = ( attributes: Record< string, unknown > ) =>
	savedContent( described, attributes ).join( '…' );

it( 'saves nothing if the author wrote nothing', () => {
	expect( html( { tag: 'h2', anchor: 'a', className: 'b' } ) ).toBe( '…' );
} );

it( 'escapes texts, and leaves out dangerous URLs and tags', () => {
	expect(
		html( {
			tag: 'script',
			words: '<img onerror="x">',
			url: 'javascript:alert(1)',
		} )
	).toBe(
		'<div class="wp-block-frontage-quote" style="overflow-wrap:anywhere"><p>&lt;img onerror=&quot;x&quot;&gt;</p>…<p><a>&lt;img onerror=&quot;x&quot;&gt;</a></p></div>'
	);
} );

it( 'keeps braces that the author typed', () => {
	const picture = {
		...described,
		frontage: { content: { html: [ '<img alt="{alt}" src="{url}" />' ] } },
	};
	expect(
		savedContent( picture, { alt: 'Set {url} here', url: '/a.jpg' } ).join(
			''
		)
	).toContain( '<img alt="Set {url} here" src="/a.jpg" />' );
} );

const image = ( attributes: Record< string, unknown > ) =>
	savedContent(
		{
			name: 'frontage/picture',
			frontage: {
				content: {
					html: [ '<img src="{firstUrl}" alt="{firstAlt}"/>' ],
				},
			},
		},
		attributes
	)
		.join( '' )
		.replace( /^<div [^>]*>|<\/div>$/g, '' );

it( 'saves images with their proportions, and with what keeps them in their column', () => {
	expect(
		image( {
			firstUrl: '/a.jpg',
			firstId: 7,
			firstWidth: 6000,
			firstHeight: '4000',
		} )
	).toBe(
		'<img class="wp-image-7" src="/a.jpg" width="6000" height="4000" style="max-width:100%;height:auto" alt=""/>'
	);
	expect( image( { firstUrl: '/a.jpg', firstWidth: 6000 } ) ).toBe(
		'<img src="/a.jpg" style="max-width:100%;height:auto" alt=""/>'
	);
	expect( image( { firstAlt: 'Words only', firstId: 7 } ) ).toBe(
		'<img alt="Words only"/>'
	);
} );

it( 'keeps images in formatted text in their column, in the size that the author gave them', () => {
	const text = ( words: string ) =>
		savedContent(
			{
				name: 'frontage/text',
				frontage: { content: { html: [ '{words:html}' ] } },
			},
			{ words }
		).join( '' );
	expect( text( '<img src="/a.jpg" alt="a > b">' ) ).toContain(
		'<img style="max-width:100%;height:auto" src="/a.jpg" alt="a > b">'
	);
	expect( text( '<img src="/a.jpg" style="width: 99px;">' ) ).toContain(
		'style="max-width:100%;height:auto;width: 99px;"'
	);
} );
