<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Http\Signed;
use WP_Post;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * One grid of posts.
 *
 * How a grid looks, from its block or from a signed value; the same bounds apply to both.
 */
final class Grid {
	/** Kind of the signed value. */
	public const KIND = 'post-grid';

	private const MOST_COLUMNS = 5;

	/** Width of a wide page in pixels, for the `sizes` of images. */
	private const WIDE = 1280;

	/**
	 * One of `Skin::ALL`.
	 *
	 * @var string
	 */
	public readonly string $skin;

	/**
	 * Whether cards of different heights are laid out without gaps.
	 *
	 * @var bool
	 */
	public readonly bool $is_masonry;

	/**
	 * Maximum number of columns.
	 *
	 * @var int
	 */
	public readonly int $columns;

	/**
	 * What cards show.
	 *
	 * @var Card_Options
	 */
	public readonly Card_Options $look;

	/**
	 * Reads the attributes of the block or of a signed value.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function __construct( array $attributes ) {
		$this->skin       = Skin::named( $attributes['skin'] ?? null );
		$this->is_masonry = 'crossroad' !== $this->skin && 'masonry' === ( $attributes['layout'] ?? null );
		$this->columns    = 'crossroad' === $this->skin ? 1 : Sanitizer::int( $attributes['columns'] ?? null, 1, self::MOST_COLUMNS, 3 );
		$this->look       = Card_Options::of( $attributes, self::sizes( $this->columns, 'crossroad' === $this->skin ) );
	}

	/**
	 * Renders items.
	 *
	 * @param Query_Result $found Posts found.
	 */
	public function items( Query_Result $found ): Html {
		$last = $found->has_more ? null : array_key_last( $found->posts );
		$end  = '' === $found->after ? null : array_key_last( $found->posts );
		return fragment(
			array_map(
				fn ( WP_Post $post, int $index ): Html => el(
					'li',
					array(
						'class'      => 'frontage-post-grid__item',
						'data-last'  => $index === $last,
						'data-after' => $index === $end ? $found->after : null,
					),
					Skin::html( $this->skin, new Card( $post, $this->look ) )
				),
				$found->posts,
				array_keys( $found->posts )
			)
		);
	}

	/**
	 * Returns the props for the masonry script, if enabled.
	 *
	 * @return array{masonry?: string}
	 */
	public function masonry(): array {
		$part = Manifest::module( self::KIND )['parts']['masonry'] ?? null;
		return $this->is_masonry && null !== $part ? array( 'masonry' => Assets::address( $part ) ) : array();
	}

	/**
	 * Signs the settings for requests of more posts.
	 *
	 * @param Query_Spec $list Query for the list.
	 */
	public function sign( Query_Spec $list ): string {
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
	 * Returns the `sizes` of images, from which the browser chooses a source.
	 *
	 * @param int $columns Number of columns.
	 * @param bool $is_by_side Whether the image takes half of the card.
	 */
	private static function sizes( int $columns, bool $is_by_side ): string {
		$wide = (int) ceil( self::WIDE / ( $is_by_side ? 2 : $columns ) );
		return "(max-width: 599px) 100vw, (max-width: 1023px) 50vw, {$wide}px";
	}
}
