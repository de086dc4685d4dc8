<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Domain\Video\Video_Address;

defined( 'ABSPATH' ) || exit;

/** What an author has chosen for the player of a vendor, as parameters of its address. */
final class Embed {
	/**
	 * Takes the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Returns the address of the player with the author’s choices.
	 *
	 * @param string        $url From the vendor.
	 * @param Video_Address $video At the vendor.
	 */
	public function url( string $url, Video_Address $video ): string {
		$add      = array();
		$language = $this->attributes['subtitles'] ?? '';
		if ( is_string( $language ) && 1 === preg_match( '/^[a-z]{2,3}(?:-[a-zA-Z0-9]{2,8})?$/', $language ) ) {
			$add[] = array(
				'youtube'  => "cc_load_policy=1&cc_lang_pref=$language",
				'vimeo'    => "texttrack=$language",
				'peertube' => "subtitle=$language",
			)[ $video->provider ] ?? '';
		}
		if ( true === ( $this->attributes['isLoop'] ?? false ) ) {
			// YouTube repeats playlists only.
			$add[] = 'loop=1' . ( 'youtube' === $video->provider ? "&playlist=$video->id" : '' );
		}
		$parts = explode( '#', $url, 2 );
		return implode( '&', array( $parts[0], ...array_filter( $add ) ) ) . ( isset( $parts[1] ) ? "#$parts[1]" : '' );
	}
}
