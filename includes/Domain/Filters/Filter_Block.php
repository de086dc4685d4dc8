<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Closure;
use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Page_List;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A block that steers a list: links that work without JavaScript, and the region that a script replaces together with the list. */
final class Filter_Block {
	/** Script module that takes over the links of all filters. */
	private const SCRIPT = 'filters';

	/**
	 * Renders the block; nothing if the page has no such list.
	 *
	 * @param string $slug Module folder.
	 * @param string $kind Kind of the filter; empty for a block that only shows what is chosen.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Closure(Filter_State, string): list<Html|null> $inside Renders the content, for a state and the block's ID.
	 */
	public static function html( string $slug, string $kind, array $attributes, Closure $inside ): Html|string {
		$state = self::state( $kind, $attributes );
		if ( null === $state ) {
			return '';
		}
		$id   = Ids::for( $slug, $attributes );
		$look = is_string( $attributes['look'] ?? null ) ? " is-{$attributes['look']}" : '';
		return Wrapper::html(
			self::frame( $slug, $id, $state, $look ),
			Island::shared(
				"$slug-links",
				self::SCRIPT,
				self::props( $state ),
				fragment( self::body( $state, $inside( $state, $id ) ), Status::html() ),
				Island::AND_BACK
			)
		);
	}

	/**
	 * Returns the attributes of a filter's outermost element, which name its list and itself for the script.
	 *
	 * @param string $slug Module folder.
	 * @param string $id ID of the block.
	 * @param string $look Further classes.
	 * @return array<string, string>
	 */
	public static function frame( string $slug, string $id, Filter_State $state, string $look ): array {
		return array(
			'id'           => $id,
			'class'        => "frontage-filters frontage-$slug$look",
			'data-filters' => $state->list->region(),
			'data-region'  => "$slug/$id",
		);
	}

	/**
	 * Returns the title that the author gives a filter; null for none.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function title( array $attributes ): ?Html {
		$title = is_string( $attributes['title'] ?? null ) ? wp_kses( $attributes['title'], 'strip' ) : '';
		return '' === $title ? null : el( 'p', array( 'class' => 'frontage-filters__title' ), Html::raw( $title ) );
	}

	/**
	 * Renders the choices of a filter.
	 *
	 * @param string $label Accessible name.
	 * @param list<Html> $items One per choice, each an `li`.
	 */
	public static function group( string $label, array $items ): Html {
		$list = array(
			'class' => 'frontage-filters__list',
			'role'  => 'list',
		);
		return el(
			'div',
			array(
				'role'       => 'group',
				'aria-label' => $label,
			),
			el( 'ul', $list, $items )
		);
	}

	/**
	 * Renders a choice; without `href`, one that would leave nothing.
	 *
	 * @param string $key Names it when the region is replaced, for the focus.
	 * @param string|null $href Address of the state that it leads to.
	 * @param bool $is_chosen Whether it is chosen now.
	 * @param list<Html|string|null> $content What it says.
	 * @param array<string, string> $extra Further attributes.
	 */
	public static function link( string $key, ?string $href, bool $is_chosen, array $content, array $extra = array() ): Html {
		return el(
			'a',
			$extra + array(
				'class'         => 'frontage-filter__link',
				'href'          => $href,
				'role'          => null === $href ? 'link' : null,
				'aria-disabled' => null === $href ? 'true' : null,
				'aria-current'  => $is_chosen ? 'true' : null,
				'rel'           => null === $href ? null : 'nofollow',
				'data-key'      => $key,
			),
			array_values( array_filter( $content ) )
		);
	}

	/**
	 * Renders the region.
	 *
	 * @param list<Html|null> $inside Content.
	 */
	public static function body( Filter_State $state, array $inside ): Html {
		return el(
			'div',
			array(
				'class'       => 'frontage-filters__body',
				'data-status' => self::status( $state ),
			),
			array_values( array_filter( $inside ) )
		);
	}

	/** Returns what is announced when the list has changed. */
	public static function status( Filter_State $state ): string {
		$total = Facets::of( $state )->total();
		/* translators: %s: number of posts. */
		return sprintf( _n( '%s post found', '%s posts found', $total, 'frontage' ), number_format_i18n( $total ) );
	}

	/**
	 * Returns what the script needs.
	 *
	 * @return array<string, mixed>
	 */
	public static function props( Filter_State $state ): array {
		$path = $state->path();
		return array_filter(
			array(
				'page' => $state->list->page_parameter(),
				'path' => '' === $path ? '' : (string) wp_parse_url( $path, PHP_URL_PATH ),
			)
		) + array(
			'parameters' => array_keys( $state->filters ),
			'words'      => array(
				'loading' => __( 'Loading…', 'frontage' ),
				'failed'  => __( 'The posts could not be loaded. Check your connection and try again.', 'frontage' ),
				'retry'   => __( 'Try again', 'frontage' ),
			),
		);
	}

	/**
	 * Returns the state of the block's list.
	 *
	 * The editor's previews show the block as it is being edited, and all posts if the saved page has no list.
	 *
	 * @param string $kind Kind of the filter.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function state( string $kind, array $attributes ): ?Filter_State {
		$list = Page_Filters::list_named( Filter::list_in( $attributes ) );
		if ( ! defined( 'REST_REQUEST' ) || ! REST_REQUEST ) {
			return null === $list ? null : Page_Filters::of( $list );
		}
		$filter = Page_Filters::filter( $kind, $attributes );
		$own    = null === $filter ? array() : array( $filter->parameter => $filter );
		return Filter_State::asked( $list ?? Page_List::of_posts(), $own, array() );
	}
}
