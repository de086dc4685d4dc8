<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List;

use Closure;
use Frontage\Base\Html\Html;
use Frontage\Base\Html\Tag;
use Frontage\Domain\Render\Filter;
use Frontage\Domain\Render\List_State;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The header of the list.
 *
 * Heading, terms, and previous and next links; a link without a target has no `href` (S2 §4).
 */
final class Head {
	/**
	 * Renders the header.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param list<array{id: int, slug: string, name: string}> $terms Terms to filter by.
	 * @param List_State $chosen Term and page.
	 * @param bool $has_more Whether there is a next page.
	 * @param Closure $href Returns the URL of a term and page: `fn ( Choice $choice ): string`.
	 */
	public static function html( array $attributes, array $terms, List_State $chosen, bool $has_more, Closure $href ): Html {
		$words  = array(
			'all'   => __( 'All', 'frontage' ),
			'label' => __( 'Topics', 'frontage' ),
		);
		$title  = (string) $attributes['title'];
		$inside = array(
			'' === $title
				? null
				: el(
					Tag::allow( $attributes['headingTag'], 'h2' ),
					array( 'class' => 'frontage-smart-post-list__title' ),
					Html::raw( wp_kses( $title, 'strip' ) )
				),
			Filter::html( $words, $terms, $chosen->category, static fn ( string $slug ): string => $href( new List_State( $slug ) ) ),
			el(
				'nav',
				array(
					'class'      => 'frontage-smart-post-list__steps',
					'aria-label' => __( 'Post list pagination', 'frontage' ),
				),
				self::step(
					'previous',
					__( 'Previous posts', 'frontage' ),
					$chosen->page > 1 ? $href( new List_State( $chosen->category, $chosen->page - 1 ) ) : null
				),
				self::step(
					'next',
					__( 'Next posts', 'frontage' ),
					$has_more ? $href( new List_State( $chosen->category, $chosen->page + 1 ) ) : null
				)
			),
		);
		return el( 'div', array( 'class' => 'frontage-smart-post-list__head' ), array_filter( $inside ) );
	}

	/**
	 * Returns the previous or next link.
	 *
	 * @param string $way `previous` or `next`.
	 * @param string $word Link text.
	 * @param string|null $href URL, null for none.
	 */
	private static function step( string $way, string $word, ?string $href ): Html {
		return el(
			'a',
			array(
				'class'         => "frontage-smart-post-list__step is-$way",
				'href'          => $href,
				'role'          => null === $href ? 'link' : null,
				'aria-disabled' => null === $href ? 'true' : null,
				'aria-label'    => $word,
				'rel'           => 'nofollow',
			)
		);
	}
}
