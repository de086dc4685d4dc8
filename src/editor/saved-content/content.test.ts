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
		'<div class="wp-block-frontage-quote"><p>&lt;img onerror=&quot;x&quot;&gt;</p>…<p><a>&lt;img onerror=&quot;x&quot;&gt;</a></p></div>'
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
