<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Base\Html\Html;
use Frontage\Domain\Video\Play_Mark;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The videos of a page. Mirrors `view/item-list.tsx`.
 *
 * @phpstan-import-type Item from Item_Props
 */
final class Item_List {
	/**
	 * Takes how they look.
	 *
	 * @param string $label Accessible name; empty for none.
	 */
	public function __construct( private readonly Layout $layout, private readonly Labels $words, private readonly string $label ) {}

	/**
	 * Returns the list. With a player on top, the first video is the current one.
	 *
	 * @param list<Item> $items
	 */
	public function html( array $items ): Html {
		$printed = array();
		foreach ( $items as $place => $item ) {
			$printed[] = $this->item( $item, $this->layout->is_top && 0 === $place );
		}
		return el(
			'ul',
			array(
				'class'      => 'frontage-video-gallery__list frontage-list',
				'role'       => 'list',
				'aria-label' => '' === $this->label ? null : $this->label,
			),
			$printed
		);
	}

	/**
	 * Returns a video: one link, and what it is about.
	 *
	 * @param Item $item
	 * @param bool $is_current Whether it is in the player.
	 */
	private function item( array $item, bool $is_current ): Html {
		return el(
			'li',
			array( 'class' => 'frontage-video-gallery__item' . ( $is_current ? ' is-current' : '' ) ),
			el(
				'a',
				array(
					'class'        => 'frontage-video-gallery__link',
					'href'         => $item['href'],
					'aria-current' => $is_current ? 'true' : null,
				),
				$this->layout->has_thumbnails ? el(
					'span',
					array( 'class' => 'frontage-video-gallery__thumbnail' ),
					isset( $item['poster'] ) ? Stage::picture( $item['poster'], $this->layout->sizes() ) : null,
					Play_Mark::html( 'frontage-video-gallery' )
				) : null,
				el(
					'span',
					array( 'class' => 'frontage-video-gallery__title' ),
					el( 'span', array( 'class' => 'frontage-video-gallery__hint' ), $this->words->all()['play'] . ' ' ),
					$item['title']
				),
				isset( $item['length'] ) ? el( 'span', array( 'class' => 'frontage-video-gallery__length' ), $item['length'] ) : null
			),
			isset( $item['text'] ) && $this->layout->has_descriptions
				? el( 'p', array( 'class' => 'frontage-video-gallery__text' ), $item['text'] )
				: null
		);
	}
}
