<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

use Frontage\Base\Html\Kses;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Converts one piece of pasted HTML. */
final class Conversion {
	/** What turns elements with an attribute into blocks, tried in order. */
	private const COMPONENTS = array(
		'accordion' => Accordion::class,
		'tab'       => Tabs::class,
		'switcher'  => Tabs::class,
		'modal'     => Overlays::class,
		'offcanvas' => Overlays::class,
		'drop'      => Drop::class,
		'dropdown'  => Drop::class,
		'slideshow' => Carousels::class,
		'slider'    => Carousels::class,
		'countdown' => Countdown::class,
		'icon'      => Icon::class,
		'filter'    => Filter::class,
		'sortable'  => Sortable::class,
	);

	/**
	 * Elements that are printed as part of another, by their object IDs.
	 *
	 * @var array<int, true>
	 */
	private array $taken = array();

	/**
	 * What is printed instead of elements, by their object IDs.
	 *
	 * @var array<int, string>
	 */
	private array $replaced = array();

	/**
	 * All elements, in order.
	 *
	 * @var list<Element>
	 */
	private readonly array $all;

	/**
	 * Sets up the conversion.
	 *
	 * @param string $html Untrusted, as the author may save it.
	 * @param Element $root
	 */
	private function __construct( private readonly string $html, private readonly Element $root ) {
		$this->all = $root->all();
	}

	/**
	 * Converts HTML; returns it as it is if there is nothing of the toolkit in it.
	 *
	 * @param string $html As an author has pasted it.
	 */
	public static function of( string $html ): string {
		if ( false === stripos( $html, 'uk-' ) ) {
			return $html;
		}
		$page = new self( $html, Tree::read_all( $html ) );
		return $page->inner( $page->root );
	}

	/**
	 * Returns the converted content of an element.
	 *
	 * @param Element $element
	 */
	public function inner( Element $element ): string {
		$at   = $element->inner_start;
		$html = '';
		foreach ( $element->children as $child ) {
			$html .= substr( $this->html, $at, $child->start - $at ) . $this->outer( $child );
			$at    = $child->end;
		}
		return $html . substr( $this->html, $at, $element->inner_end - $at );
	}

	/**
	 * Returns a converted element.
	 *
	 * @param Element $element
	 */
	public function outer( Element $element ): string {
		if ( isset( $this->taken[ spl_object_id( $element ) ] ) ) {
			return '';
		}
		$html = $this->replaced[ spl_object_id( $element ) ] ?? null;
		foreach ( self::COMPONENTS as $name => $component ) {
			$html ??= $element->is( $name ) ? $component::convert( $element, $this ) : null;
		}
		return Marks::extend( $element, $html ?? $this->kept( $element ) );
	}

	/**
	 * Returns an element that stays what it is, with converted content.
	 *
	 * @param Element $element
	 * @param string $behind HTML behind its content.
	 */
	public function kept( Element $element, string $behind = '' ): string {
		return Marks::tag( $element, $this->start_tag( $element ), $this ) . $this->inner( $element ) . $behind
			. substr( $this->html, $element->inner_end, $element->end - $element->inner_end );
	}

	/**
	 * Leaves an element out, because another one prints it.
	 *
	 * @param Element $element
	 */
	public function mark_printed( Element $element ): void {
		$this->taken[ spl_object_id( $element ) ] = true;
	}

	/**
	 * Prints something else instead of an element that is still to be printed.
	 *
	 * @param Element $element
	 * @param string $html Converted.
	 */
	public function replace( Element $element, string $html ): void {
		$this->replaced[ spl_object_id( $element ) ] = $html;
	}

	/**
	 * Returns an element that an option names.
	 *
	 * @param string $selector An ID or a class: `#id` or `.class`.
	 */
	public function find( string $selector ): ?Element {
		$name = ltrim( trim( $selector ), '.#' );
		foreach ( $this->all as $element ) {
			$is_it = str_starts_with( trim( $selector ), '#' ) ? $element->get( 'id' ) === $name : $element->has( $name );
			if ( '' !== $name && $is_it ) {
				return $element;
			}
		}
		return null;
	}

	/**
	 * Returns whether something on the page is there to show an element.
	 *
	 * @param Element $element
	 */
	public function is_toggled( Element $element ): bool {
		$target = '#' . $element->get( 'id' );
		foreach ( '#' === $target ? array() : $this->all as $toggle ) {
			if ( $toggle->is( 'toggle' ) && $toggle->options( 'toggle', 'target' )->text( 'target', $toggle->get( 'href' ) ) === $target ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the text of an element.
	 *
	 * @param Element|null $element
	 */
	public function text( ?Element $element ): string {
		$html = null === $element ? '' : substr( $this->html, $element->inner_start, $element->inner_end - $element->inner_start );
		return trim( (string) preg_replace( '/\s+/u', ' ', Kses::text( $html ) ) );
	}

	/**
	 * Renders a block.
	 *
	 * @param string $name Block folder.
	 * @param array<string, mixed> $attributes Keyed by attribute.
	 * @param list<array<string, mixed>> $blocks Blocks in it, parsed; see `parsed()`.
	 * @return string|null Null if the owner has turned the block off.
	 */
	public function block( string $name, array $attributes, array $blocks = array() ): ?string {
		return WP_Block_Type_Registry::get_instance()->is_registered( "frontage/$name" )
			? render_block( self::parsed( $name, $attributes, $blocks ) )
			: null;
	}

	/**
	 * Returns a block as WordPress's parser returns it.
	 *
	 * @param string $name Block folder.
	 * @param array<string, mixed> $attributes Keyed by attribute.
	 * @param list<array<string, mixed>> $blocks Blocks in it.
	 * @return array<string, mixed>
	 */
	public static function parsed( string $name, array $attributes, array $blocks = array() ): array {
		return array(
			'blockName'    => "frontage/$name",
			'attrs'        => $attributes,
			'innerBlocks'  => $blocks,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $blocks ), null ),
		);
	}

	/**
	 * Returns HTML as a block.
	 *
	 * @param string $html Converted.
	 * @return array<string, mixed>
	 */
	public static function html( string $html ): array {
		return array(
			'blockName'    => 'core/html',
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		);
	}

	/**
	 * Returns an element's start tag as it was pasted.
	 *
	 * @param Element $element
	 */
	private function start_tag( Element $element ): string {
		return substr( $this->html, $element->start, $element->inner_start - $element->start );
	}
}
