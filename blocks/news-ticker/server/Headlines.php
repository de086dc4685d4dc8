<?php
declare( strict_types=1 );

namespace Frontage\Blocks\News_Ticker;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Context;
use WP_Block;
use WP_Post;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The headlines of a ticker.
 *
 * Titles of posts, or the items of the author's list; limited to the maximum that can rotate.
 */
final class Headlines {
	/** Maximum number of items that the stylesheet can rotate (`src/ui/motion/_turns.scss`). */
	public const MOST = 12;

	/**
	 * Returns the headlines, in order.
	 *
	 * @param WP_Block $block The News Ticker block.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return list<Html>
	 */
	public static function of( WP_Block $block, array $attributes ): array {
		$all = 'list' === $attributes['source'] ? self::own( $block ) : self::posts( $block, $attributes );
		return array_slice( $all, 0, self::MOST );
	}

	/**
	 * Returns the items of the author's list, without nested lists.
	 *
	 * @param WP_Block $block The News Ticker block.
	 * @return list<Html>
	 */
	private static function own( WP_Block $block ): array {
		$items = array();
		foreach ( Inner_Blocks::of( $block, 'core/list' ) as $list ) {
			foreach ( Inner_Blocks::of( $list, 'core/list-item' ) as $item ) {
				$html = (string) preg_replace( '/<(ul|ol)\b.*<\/\1>/s', '', trim( Inner_Blocks::render( $item ) ) );
				$html = trim( (string) preg_replace( '/^<li[^>]*>|<\/li>$/', '', $html ) );
				if ( '' !== $html ) {
					$items[] = Html::raw( $html );
				}
			}
		}
		return $items;
	}

	/**
	 * Returns titles of posts as links.
	 *
	 * @param WP_Block $block The News Ticker block.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return list<Html>
	 */
	private static function posts( WP_Block $block, array $attributes ): array {
		$found = Listing::of( Query_Context::list_of( $block, $attributes ) );
		return array_map( static fn ( WP_Post $post ): Html => self::link( $post, $attributes ), $found->posts );
	}

	/**
	 * Returns one post's title as a link.
	 *
	 * @param WP_Post $post Publicly readable post.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function link( WP_Post $post, array $attributes ): Html {
		$title = trim( wp_strip_all_tags( get_the_title( $post ) ) );
		$title = html_entity_decode( $title, ENT_QUOTES, 'UTF-8' );
		$date  = empty( $attributes['hasDate'] ) ? null : el(
			'time',
			array(
				'class'    => 'frontage-news-ticker__date',
				'datetime' => get_the_date( 'c', $post ),
			),
			(string) get_the_date( '', $post )
		);
		$link  = array(
			'href'   => (string) get_permalink( $post ),
			'target' => empty( $attributes['newTab'] ) ? null : '_blank',
		);
		return Html::raw( $date . el( 'a', $link, '' === $title ? __( 'Untitled', 'frontage' ) : $title ) );
	}
}
