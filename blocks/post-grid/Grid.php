<?php
/**
 * One grid of posts.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Actions\Signed;
use Frontage\Blocks\Assets;
use Frontage\Kernel\Manifest;
use Frontage\Query\Clamp;
use Frontage\Query\Description;
use Frontage\Query\Found;
use Frontage\Render\Card\Card;
use Frontage\Render\Card\Look;
use Frontage\Render\Html;
use WP_Post;
use function Frontage\Render\el;
use function Frontage\Render\fragment;

defined( 'ABSPATH' ) || exit;

/** How a grid looks, as its block says or as a signed value says later; both are held to the same bounds. */
final class Grid {
	/** What its settings are signed as. */
	public const KIND = 'post-grid';

	private const MOST_COLUMNS = 5;

	/** Pixels of a wide page, for the sizes of pictures. */
	private const WIDE = 1280;

	/**
	 * One of `Skin::ALL`.
	 *
	 * @var string
	 */
	public readonly string $skin;

	/**
	 * Whether cards of different heights leave no gaps.
	 *
	 * @var bool
	 */
	public readonly bool $is_masonry;

	/**
	 * Columns where there is room.
	 *
	 * @var int
	 */
	public readonly int $columns;

	/**
	 * What cards show.
	 *
	 * @var Look
	 */
	public readonly Look $look;

	/**
	 * Reads the block's attributes, or signed ones.
	 *
	 * @param array<string, mixed> $attributes The attributes.
	 */
	public function __construct( array $attributes ) {
		$this->skin       = Skin::named( $attributes['skin'] ?? null );
		$this->is_masonry = 'crossroad' !== $this->skin && 'masonry' === ( $attributes['layout'] ?? null );
		$this->columns    = 'crossroad' === $this->skin ? 1 : Clamp::int( $attributes['columns'] ?? null, 1, self::MOST_COLUMNS, 3 );
		$this->look       = Look::of( $attributes, self::sizes( $this->columns, 'crossroad' === $this->skin ) );
	}

	/**
	 * Prints items.
	 *
	 * @param Found $found The posts.
	 */
	public function items( Found $found ): Html {
		$last = $found->has_more ? null : array_key_last( $found->posts );
		return fragment(
			array_map(
				fn ( WP_Post $post, int $index ): Html => el(
					'li',
					array(
						'class'     => 'frontage-post-grid__item',
						'data-last' => $index === $last,
					),
					Skin::html( $this->skin, new Card( $post, $this->look ) )
				),
				$found->posts,
				array_keys( $found->posts )
			)
		);
	}

	/**
	 * What the script gets so that it closes gaps, where that is wanted.
	 *
	 * @return array{masonry?: string}
	 */
	public function masonry(): array {
		$part = Manifest::room( self::KIND )['parts']['masonry'] ?? null;
		return $this->is_masonry && null !== $part ? array( 'masonry' => Assets::address( $part ) ) : array();
	}

	/**
	 * Signs what a later request needs to print more of the same.
	 *
	 * @param Description $list The list.
	 */
	public function sign( Description $list ): string {
		return Signed::make(
			self::KIND,
			array(
				'query' => $list->with( array( 'unique' => false ) )->chosen(),
				'grid'  => array(
					'skin'    => $this->skin,
					'columns' => $this->columns,
				) + array_filter( $this->look->data ),
			)
		);
	}

	/**
	 * How wide pictures are, for the browser's choice among them.
	 *
	 * @param int  $columns    Columns.
	 * @param bool $is_by_side Whether the picture has half of the card.
	 */
	private static function sizes( int $columns, bool $is_by_side ): string {
		$wide = (int) ceil( self::WIDE / ( $is_by_side ? 2 : $columns ) );
		return "(max-width: 599px) 100vw, (max-width: 1023px) 50vw, {$wide}px";
	}
}
