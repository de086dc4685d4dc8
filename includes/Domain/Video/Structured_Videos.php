<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Domain\Render\Inline_Script;

defined( 'ABSPATH' ) || exit;

/** Videos of a page for search engines, as schema.org VideoObjects: nothing that is not known. */
final class Structured_Videos {
	/**
	 * Videos by address.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $videos = array();

	/**
	 * Prepares the list.
	 *
	 * @param int $most Videos that are printed.
	 */
	public function __construct( private readonly int $most ) {}

	/**
	 * Adds a video. They are printed in the footer, so feeds and REST responses have none.
	 *
	 * @param string               $url Of the video.
	 * @param array<string, mixed> $video Properties; what is empty is left out.
	 */
	public function add( string $url, array $video ): void {
		$this->videos[ $url ] = array( '@type' => 'VideoObject' ) + array_filter( $video );
		add_action( 'wp_footer', array( $this, 'print' ) );
	}

	/** Prints the videos of the page. */
	public function print(): void {
		$videos       = array_slice( array_values( $this->videos ), 0, $this->most );
		$this->videos = array();
		if ( array() !== $videos ) {
			$data = array(
				'@context' => 'https://schema.org',
				'@graph'   => $videos,
			);
			Inline_Script::print_data( $data, array( 'type' => 'application/ld+json' ) );
		}
	}

	/**
	 * Returns a full address, since the data is read without its page.
	 *
	 * @param string $url Of a file; may begin with the path.
	 */
	public static function address( string $url ): string {
		return \WP_Http::make_absolute_url( $url, home_url( '/' ) );
	}
}
