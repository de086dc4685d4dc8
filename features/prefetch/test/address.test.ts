import { addressOf } from '../view/address';

// The last one is “корзина”, as WordPress saves the names of pages.
const WORDS = [
	'cart',
	'login',
	'logout',
	'kasse',
	'%d0%ba%d0%be%d1%80%d0%b7%d0%b8%d0%bd%d0%b0',
];

/** Adds a link to the page, and returns its address if it may be fetched. */
function fetched( html: string ): string | null {
	document.body.innerHTML = html;
	return addressOf( document.querySelector( 'a' )!, {
		words: WORDS,
		ignore: [ '/secret', 'no=1', 'über', '/caf%C3%A9' ],
	} );
}

it.each( [
	[ '<a href="/about/">', 'http://localhost/about/' ],
	[ '<a href="/about/#team">', 'http://localhost/about/' ],
	[ '<a href="/2024/03/bread.html">', 'http://localhost/2024/03/bread.html' ],
	[ '<a href="/cartoons/">', 'http://localhost/cartoons/' ],
] )( 'fetches a page: %s', ( html, address ) => {
	expect( fetched( html ) ).toBe( address );
} );

it.each( [
	'<a href="https://example.com/about/">',
	'<a href="/">',
	'<a href="/#here">',
	'<a href="mailto:ada@example.com">',
	'<a href="/?p=12">',
	'<a href="/post/?_wpnonce=1a2b3c">',
	'<a href="/product/rye/?add-to-cart=12">',
	'<a href="/cart/">',
	'<a href="/en/Cart/2">',
	'<a href="/kasse">',
	'<a href="/logout/">',
	'<a href="/%6Cogin/">',
	'<a href="/wp-login.php">',
	'<a href="/wp-admin/post.php">',
	'<a href="/wp-content/uploads/menu">',
	'<a href="/menu.pdf">',
	'<a href="/files/Bread.ZIP">',
	'<a download href="/report/">',
	'<a rel="external nofollow" href="/out/">',
	'<p class="no-prefetch"><a href="/heavy/">',
	'<a href="/secret-page/">',
	'<a href="/%E0%A4%A/cart/">',
	'<a href="/корзина/">',
	'<a href="/%D0%BA%D0%BE%D1%80%D0%B7%D0%B8%D0%BD%D0%B0/">',
	'<a href="/über-uns/">',
	'<a href="/%C3%BCber-uns/">',
	'<a href="/café/">',
] )( 'never fetches %s', ( html ) => {
	expect( fetched( html ) ).toBeNull();
} );
