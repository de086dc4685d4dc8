<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

defined( 'ABSPATH' ) || exit;

/**
 * The networks that pages are shared on, with each one's own address for it.
 *
 * A link is all that is needed: no vendor's script, and nothing is sent before the visitor presses it.
 */
final class Networks {
	public const COPY = 'copy';
	public const QR   = 'qr';

	/** Opens the sheet of the visitor's system, or all networks. */
	public const MORE  = 'more';
	public const PRINT = 'print';

	/** Asks for the visitor's server first. */
	public const MASTODON = 'mastodon';

	/** What is no address but a button. */
	public const BUTTONS = array( self::COPY, self::MORE, self::PRINT, self::QR );

	/** Names of networks, which are the same in all languages, and their addresses. */
	private const ADDRESSES = array(
		'bluesky'      => array( 'Bluesky', 'https://bsky.app/intent/compose?text={title}%20{url}' ),
		'facebook'     => array( 'Facebook', 'https://www.facebook.com/sharer/sharer.php?u={url}' ),
		'linkedin'     => array( 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url={url}' ),
		self::MASTODON => array( 'Mastodon', 'https://mastodon.social/share?text={title}%20{url}' ),
		'pinterest'    => array( 'Pinterest', 'https://www.pinterest.com/pin/create/button/?url={url}&media={image}&description={title}' ),
		'reddit'       => array( 'Reddit', 'https://www.reddit.com/submit?url={url}&title={title}' ),
		'telegram'     => array( 'Telegram', 'https://t.me/share/url?url={url}&text={title}' ),
		'threads'      => array( 'Threads', 'https://www.threads.com/intent/post?text={title}&url={url}' ),
		'tumblr'       => array( 'Tumblr', 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}' ),
		'vk'           => array( 'VK', 'https://vk.com/share.php?url={url}&title={title}' ),
		'whatsapp'     => array( 'WhatsApp', 'https://wa.me/?text={title}%20{url}' ),
		'x'            => array( 'X', 'https://x.com/intent/post?text={title}&url={url}' ),
		'mail'         => array( '', 'mailto:?subject={title}&body={url}' ),
	);

	/**
	 * Returns the names that visitors read.
	 *
	 * @return array<string, string> Keyed by slug, in the order in which authors choose.
	 */
	public static function names(): array {
		$names = array_filter( array_map( static fn ( array $network ): string => $network[0], self::ADDRESSES ) );
		return $names + array(
			'mail'      => __( 'Email', 'frontage' ),
			self::COPY  => __( 'Copy link', 'frontage' ),
			self::PRINT => __( 'Print', 'frontage' ),
			self::QR    => __( 'QR code', 'frontage' ),
			self::MORE  => __( 'More', 'frontage' ),
		);
	}

	/**
	 * Returns all slugs.
	 *
	 * @return list<string>
	 */
	public static function slugs(): array {
		return array( ...array_keys( self::ADDRESSES ), ...self::BUTTONS );
	}

	/**
	 * Returns the address that shares a page; the page itself for what is done here.
	 *
	 * @param string $network One of the slugs.
	 */
	public static function url( string $network, Shared_Page $page ): string {
		$template = self::ADDRESSES[ $network ][1] ?? '';
		if ( '' === $template ) {
			return $page->url;
		}
		$values = array(
			'{url}'   => rawurlencode( $page->url ),
			'{title}' => rawurlencode( $page->title ),
			'{image}' => rawurlencode( $page->image ),
		);
		return strtr( '' === $page->image ? str_replace( '&media={image}', '', $template ) : $template, $values );
	}
}
