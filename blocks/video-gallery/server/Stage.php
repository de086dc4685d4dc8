<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The place of the player above the videos, with the poster of the current one. Mirrors `view/stage.tsx`.
 *
 * @phpstan-import-type Item from Item_Props
 * @phpstan-import-type Picture from Item_Props
 */
final class Stage {
	private const MARK = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.5 5.5v13l10-6.5z" fill="currentColor"></path></svg>';

	private const SIZES = '(max-width: 780px) 100vw, 780px';

	/** Takes how it looks. */
	public function __construct( private readonly Layout $layout, private readonly Words $words ) {}

	/**
	 * Returns the place with the first video of the page.
	 *
	 * @param Item $item
	 */
	public function html( array $item ): Html {
		return el(
			'div',
			array( 'class' => 'frontage-video-gallery__theatre' ),
			el(
				'div',
				array( 'class' => 'frontage-video-gallery__stage' ),
				el(
					'a',
					array(
						'class' => 'frontage-video-gallery__open',
						'href'  => $item['href'],
					),
					isset( $item['poster'] ) ? self::picture( $item['poster'], self::SIZES ) : null,
					self::mark(),
					el( 'span', array( 'class' => 'frontage-video-gallery__hint' ), $this->words->all()['play'] . " {$item['title']}" )
				)
			),
			$this->layout->has_titles ? el( 'p', array( 'class' => 'frontage-video-gallery__now' ), $item['title'] ) : null
		);
	}

	/** Returns the triangle that says “play”. */
	public static function mark(): Html {
		return el( 'span', array( 'class' => 'frontage-video-gallery__mark' ), Html::raw( self::MARK ) );
	}

	/**
	 * Returns the picture of a video.
	 *
	 * @param Picture $picture
	 * @param string  $sizes As in HTML.
	 */
	public static function picture( array $picture, string $sizes ): Html {
		return el(
			'img',
			array(
				'class'    => 'frontage-video-gallery__picture',
				'alt'      => '',
				'loading'  => 'lazy',
				'decoding' => 'async',
				'sizes'    => isset( $picture['srcSet'] ) ? $sizes : null,
				'srcset'   => $picture['srcSet'] ?? null,
				'src'      => $picture['src'],
				'width'    => $picture['width'] ?? null,
				'height'   => $picture['height'] ?? null,
			)
		);
	}
}
