<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Wrapper;
use WP_Post;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The way from the home page to the page that is shown. */
final class Breadcrumbs {
	private const SEPARATORS = array( 'chevron', 'slash', 'dot', 'arrow' );

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 * @param array<string, mixed> $context Context of the block: the post of a loop or of the editor.
	 */
	public function __construct( private readonly array $attributes, private readonly array $context ) {}

	/** The whole block; empty if there is no way to show. */
	public function html(): Html {
		$steps = $this->steps();
		$home  = new Crumb( $this->home_label(), home_url( '/' ) );
		if ( array() === $steps ) {
			return Html::raw( '' );
		}
		if ( true === $this->attributes['hasData'] ) {
			Breadcrumb_Data::add( array( $home, ...$steps ) );
		}
		$shown = true === $this->attributes['hasHome'] ? array( $home, ...$steps ) : $steps;
		$last  = count( $shown ) - 1;
		$items = array();
		foreach ( $shown as $index => $step ) {
			if ( $index < $last || true === $this->attributes['hasCurrent'] ) {
				$items[] = self::item( $step, $index === $last );
			}
		}
		return array() === $items ? Html::raw( '' ) : Wrapper::tag(
			'nav',
			array(
				'id'         => Ids::for( 'breadcrumbs', $this->attributes ),
				'class'      => 'frontage-breadcrumbs has-' . $this->separator(),
				'aria-label' => Ids::label( __( 'Breadcrumbs', 'frontage' ) ),
			),
			el(
				'ol',
				array(
					'class' => 'frontage-breadcrumbs__list',
					'role'  => 'list',
				),
				$items
			)
		);
	}

	/**
	 * Returns the steps without the home page.
	 *
	 * @return list<Crumb>
	 */
	private function steps(): array {
		$post  = did_action( 'wp' ) ? null : get_post( is_int( $this->context['postId'] ?? null ) ? $this->context['postId'] : 0 );
		$steps = $post instanceof WP_Post ? Trail::post( $post ) : Trail::of_page();
		$plain = array_map( static fn ( Crumb $step ): array => array( $step->name, $step->url ), $steps );
		/**
		 * Filters the steps from the home page to the page, without the home page.
		 *
		 * Runs when a Breadcrumbs block is printed. Names are plain text; steps without a name are left out.
		 *
		 *     add_filter( 'frontage_breadcrumbs', function ( $steps ) {
		 *         if ( is_singular( 'recipe' ) ) {
		 *             array_unshift( $steps, array( 'Kitchen', home_url( '/kitchen/' ) ) );
		 *         }
		 *         return $steps;
		 *     } );
		 *
		 * @since 0.3
		 *
		 * @param array<int, array{string, string}> $steps Name and URL of each step; the URL may be empty.
		 */
		$changed = apply_filters( 'frontage_breadcrumbs', $plain );
		$crumbs  = array();
		foreach ( is_array( $changed ) ? $changed : $plain as $step ) {
			if ( is_array( $step ) && is_string( $step[0] ?? null ) && '' !== Kses::text( $step[0] ) ) {
				$crumbs[] = new Crumb( $step[0], is_string( $step[1] ?? null ) ? $step[1] : '' );
			}
		}
		return $crumbs;
	}

	/**
	 * Returns a step.
	 *
	 * @param bool $is_last Whether it is the page itself.
	 */
	private static function item( Crumb $step, bool $is_last ): Html {
		$is_link = ! $is_last && '' !== $step->url;
		return el(
			'li',
			array( 'class' => 'frontage-breadcrumbs__item' ),
			el(
				$is_link ? 'a' : 'span',
				array(
					'href'         => $is_link ? $step->url : null,
					'aria-current' => $is_last ? 'page' : null,
				),
				$step->name
			)
		);
	}

	/** Returns the name of the home page. */
	private function home_label(): string {
		$label = Kses::text( $this->attributes['homeLabel'] );
		return '' === $label ? __( 'Home', 'frontage' ) : $label;
	}

	/** Returns one of SEPARATORS. */
	private function separator(): string {
		$name = $this->attributes['separator'];
		return is_string( $name ) && in_array( $name, self::SEPARATORS, true ) ? $name : self::SEPARATORS[0];
	}
}
