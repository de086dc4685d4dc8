<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Domain\Render\Carousel;
use Frontage\Domain\Render\Slide_Name;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The items of a carousel: inner blocks, cards of posts, or images from elsewhere.
 *
 * @phpstan-import-type Slide from Carousel
 */
final class Items {
	/** The kind whose items are posts. */
	public const POSTS = 'posts';

	/** The kind whose items are images from elsewhere. */
	public const IMAGES = 'images';

	/**
	 * Returns one slide per item.
	 *
	 * @param WP_Block $block The Carousel block.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return list<Slide>
	 */
	public static function of( WP_Block $block, array $attributes ): array {
		return match ( $attributes['kind'] ) {
			self::POSTS  => self::posts( $block, $attributes ),
			self::IMAGES => Pictures::of( $block, $attributes ),
			default      => self::own( $block, new Shape( $attributes ) ),
		};
	}

	/**
	 * Returns the aspect ratios that items were given.
	 *
	 * @param list<Slide> $items From `of()`.
	 * @return list<float>
	 */
	public static function ratios( array $items ): array {
		return array_map( 'floatval', array_column( array_column( $items, 'style' ), '--frontage-ratio' ) );
	}

	/**
	 * Returns a slide for each inner block that prints something.
	 *
	 * @param WP_Block $block The Carousel block.
	 * @param Shape $shape How pictures fit.
	 * @return list<Slide>
	 */
	private static function own( WP_Block $block, Shape $shape ): array {
		$items = array();
		if ( $shape->is_natural() ) {
			// All their sizes in one query.
			_prime_post_caches( self::pictures( $block ), false, true );
		}
		foreach ( $block->inner_blocks as $child ) {
			$html = $child instanceof WP_Block ? trim( Inner_Blocks::render( $child ) ) : '';
			if ( '' !== $html ) {
				$items[] = array(
					'content' => Html::raw( $html ),
					'name'    => Slide_Name::of( $html ),
				) + $shape->slide( 'core/image' === $child->name, (int) ( $child->attributes['id'] ?? 0 ), $html );
			}
		}
		return $items;
	}

	/**
	 * Returns the attachment IDs of all image blocks.
	 *
	 * @param WP_Block $block The Carousel block.
	 * @return list<int>
	 */
	private static function pictures( WP_Block $block ): array {
		$ids = array();
		foreach ( $block->inner_blocks as $child ) {
			$ids[] = $child instanceof WP_Block ? (int) ( $child->attributes['id'] ?? 0 ) : 0;
		}
		return array_values( array_filter( $ids ) );
	}

	/**
	 * Returns a card for each post found.
	 *
	 * @param WP_Block $block The Carousel block.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return list<Slide>
	 */
	private static function posts( WP_Block $block, array $attributes ): array {
		$look  = Card_Options::of( $attributes, Layout::sizes( $attributes ) );
		$items = array();
		foreach ( Listing::of( Query_Context::list_of( $block, $attributes ) )->posts as $post ) {
			$items[] = array(
				'content' => ( new Card( $post, $look ) )->html(),
				'name'    => Kses::text( get_the_title( $post ) ),
			);
		}
		return $items;
	}
}
