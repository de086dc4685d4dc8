<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Values;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Author_Filter;
use Frontage\Domain\Filters\Checklist;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Field_Filter;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Filters\Filter_State;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The authors or values that visitors choose from, each with the number of posts that it leaves. */
final class Values {
	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Renders the values.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param string $id ID of the block.
	 * @return list<Html|null>
	 */
	public function html( Filter_State $state, string $id ): array {
		$filter = $state->filters[ Page_Filters::filter( 'values', $this->attributes )->parameter ?? '' ] ?? null;
		if ( $filter instanceof Author_Filter ) {
			$counts = Facets::of( $state )->groups( $filter );
			$list   = new Checklist( $state, $filter, $id, ! empty( $this->attributes['hasCounts'] ), false );
			return $list->html( $this->attributes, __( 'Authors', 'frontage' ), self::authors( $counts ) );
		}
		if ( $filter instanceof Field_Filter ) {
			$counts = Facets::of( $state )->groups( $filter );
			$list   = new Checklist( $state, $filter, $id, ! empty( $this->attributes['hasCounts'] ), $filter->is_single() );
			return $list->html( $this->attributes, $filter->parameter, self::values( $counts ) );
		}
		return array();
	}

	/**
	 * Returns authors as choices.
	 *
	 * @param array<array-key, int> $counts Numbers of posts by user ID.
	 * @return list<array{string, string, int}>
	 */
	private static function authors( array $counts ): array {
		$values = array();
		cache_users( array_keys( $counts ) );
		foreach ( $counts as $author => $count ) {
			$user = get_userdata( (int) $author );
			if ( $user instanceof WP_User ) {
				$values[] = array( $user->user_nicename, $user->display_name, $count );
			}
		}
		return $values;
	}

	/**
	 * Returns values as choices.
	 *
	 * @param array<array-key, int> $counts Numbers of posts by value.
	 * @return list<array{string, string, int}>
	 */
	private static function values( array $counts ): array {
		$values = array_map( 'strval', array_keys( $counts ) );
		return array_map( static fn ( string $value, int $count ): array => array( $value, $value, $count ), $values, $counts );
	}
}
