<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Renders links that filter a list by category. Mirrors `src/ui/filter`. */
final class Filter {
	/**
	 * Returns the links, “All” first; empty if there is no choice.
	 *
	 * @param array{label: string, all: string} $words
	 * @param list<array{slug: string, name: string}> $categories Categories in order of appearance.
	 * @param string $chosen Slug of the current one; empty for all.
	 * @param Closure $href Returns the URL of a category: `fn ( string $slug ): string`.
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
