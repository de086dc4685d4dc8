<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Links that narrow a list to one category.
 *
 * Prints a filter; its twin is `src/ui/filter`.
 */
final class Filter {
	/**
	 * Prints the links, “All” first; nothing when there is no choice.
	 *
	 * @param array{label: string, all: string}              $words      What it says.
	 * @param list<array{slug: string, name: string}>        $categories In order of appearance.
	 * @param string                                         $chosen     Slug of the current one, empty for all.
	 * @param Closure                                        $href       Where a category is: `fn ( string $slug ): string`.
	 */
	public static function html( array $words, array $categories, string $chosen, Closure $href ): ?Html {
		if ( count( $categories ) < 2 ) {
			return null;
		}
		$all   = array(
			'slug' => '',
			'name' => $words['all'],
		);
		$items = array_map(
			static fn ( array $category ): Html => el(
				'li',
				array(),
				el(
					'a',
					array(
						'class'        => 'frontage-filter__link',
						'href'         => $href( $category['slug'] ),
						'rel'          => 'nofollow',
						'aria-current' => $category['slug'] === $chosen ? 'true' : null,
					),
					$category['name']
				)
			),
			array( $all, ...$categories )
		);
		return el(
			'nav',
			array(
				'class'      => 'frontage-filter',
				'aria-label' => $words['label'],
			),
			el(
				'ul',
				array(
					'class' => 'frontage-filter__list',
					'role'  => 'list',
				),
				$items
			)
		);
	}
}
