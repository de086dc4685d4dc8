<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Base\Html\Html;
use Frontage\Domain\Video\Play_Mark;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The place of the player above the videos, with the poster of the current one. Mirrors `view/stage.tsx`.
 *
 * @phpstan-import-type Item from Item_Props
 * @phpstan-import-type Picture from Item_Props
 */
final class Stage {
	private const SIZES = '(max-width: 780px) 100vw, 780px';

	/** Takes how it looks. */
	public function __construct( private readonly Layout $layout, private readonly Labels $words ) {}

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
					Play_Mark::html( 'frontage-video-gallery' ),
					el( 'span', array( 'class' => 'frontage-video-gallery__hint' ), $this->words->all()['play'] . " {$item['title']}" )
				)
			),
			$this->layout->has_titles ? el( 'p', array( 'class' => 'frontage-video-gallery__now' ), $item['title'] ) : null
		);
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
