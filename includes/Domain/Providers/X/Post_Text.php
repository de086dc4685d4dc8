<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\X;

use Frontage\Domain\Feeds\Feed_Value;

defined( 'ABSPATH' ) || exit;

/** The words of a post of X, with the addresses that it shortens. */
final class Post_Text {
	public readonly string $text;

	/**
	 * Addresses by words.
	 *
	 * @var array<string, mixed>
	 */
	public readonly array $links;

	/**
	 * Reads text and entities.
	 *
	 * @param array<array-key, mixed> $tweet Not trusted.
	 */
	public function __construct( array $tweet ) {
		$entities = Feed_Value::map( $tweet['entities'] ?? null );
		$text     = is_string( $tweet['text'] ?? null ) ? $tweet['text'] : '';
		$links    = array();
		foreach ( array_slice( Feed_Value::rows( $entities['urls'] ?? array() ), 0, 50 ) as $one ) {
			$short = is_string( $one['url'] ?? null ) ? $one['url'] : '';
			$full  = Feed_Value::url( $one['expanded_url'] ?? '' );
			// Pictures of the post are addresses in its text.
			$shown = isset( $one['media_key'] ) ? '' : Feed_Value::text( $one['display_url'] ?? '', 200 );
			if ( '' !== $short && '' !== $full ) {
				$text            = str_replace( $short, $shown, $text );
				$links[ $shown ] = $full;
			}
		}
		foreach ( Feed_Value::rows( $entities['mentions'] ?? array() ) as $one ) {
			$name              = Feed_Value::text( $one['username'] ?? '', 15 );
			$links[ "@$name" ] = 'https://x.com/' . rawurlencode( $name );
		}
		foreach ( Feed_Value::rows( $entities['hashtags'] ?? array() ) as $one ) {
			$name              = Feed_Value::text( $one['tag'] ?? '', 100 );
			$links[ "#$name" ] = 'https://x.com/hashtag/' . rawurlencode( $name );
		}
		// X encodes three characters, and nothing else is markup.
		$this->text  = trim( str_replace( array( '&lt;', '&gt;', '&amp;' ), array( '<', '>', '&' ), $text ) );
		$this->links = $links;
	}
}
