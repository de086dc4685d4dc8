<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Arrays -- Short lists of attributes.

/** The places as text, with directions: all that works without a script, and all that readers need. */
final class Place_List {
	/**
	 * Takes the places.
	 *
	 * @param list<Place> $places What is listed.
	 * @param bool $has_search Whether visitors can search it.
	 */
	public function __construct( private readonly array $places, private readonly bool $has_search ) {}

	/**
	 * Returns search and list. Must match `view/places.tsx`.
	 *
	 * @param array{search: string} $words Texts.
	 */
	public function html( array $words ): Html {
		$field = array( 'type' => 'search', 'class' => 'frontage-map__input', 'value' => '', 'autocomplete' => 'off' );
		$items = array();
		foreach ( $this->places as $at => $place ) {
			$items[] = el( 'li', array( 'class' => 'frontage-map__place' ), self::item( $place, $at ) );
		}
		return array() === $items ? fragment() : el(
			'div',
			array( 'class' => 'frontage-map__places' ),
			$this->has_search
				? el( 'label', array( 'class' => 'frontage-map__search' ), el( 'span', array(), $words['search'] ), el( 'input', $field ) )
				: null,
			el( 'ol', array( 'class' => 'frontage-map__list' ), $items )
		);
	}

	/**
	 * Returns what an item says.
	 *
	 * @param Place $place Which one.
	 * @param int $at Its index.
	 */
	private static function item( Place $place, int $at ): Html {
		$number = el( 'span', array( 'class' => 'frontage-map__count', 'aria-hidden' => 'true' ), number_format_i18n( $at + 1 ) );
		$button = array( 'type' => 'button', 'class' => 'frontage-map__name', 'data-place' => $at );
		return fragment(
			$number,
			el(
				'div',
				array( 'class' => 'frontage-map__words' ),
				null === $place->point
					? el( 'span', array( 'class' => 'frontage-map__name' ), $place->title )
					: el( 'button', $button, $place->title ),
				self::line( 'address', $place->address ),
				self::line( 'description', $place->description ),
				self::directions( $place )
			)
		);
	}

	/**
	 * Returns a line of text; null without one.
	 *
	 * @param string $name What it is.
	 * @param string $text Plain text.
	 */
	private static function line( string $name, string $text ): ?Html {
		return '' === $text ? null : el( 'p', array( 'class' => "frontage-map__$name" ), $text );
	}

	/**
	 * Returns the links of directions; null if nobody could find the place.
	 *
	 * @param Place $place Where to.
	 */
	private static function directions( Place $place ): ?Html {
		$links = array();
		/* translators: %s: name of a place. Follows the name of a map service. */
		$where = ': ' . sprintf( __( 'directions to %s', 'frontage' ), $place->title );
		foreach ( $place->directions() as $name => $url ) {
			$links[] = ' ';
			$links[] = el(
				'a',
				array( 'class' => 'frontage-map__link' . ( 'geo' === $name ? ' is-for-phones' : '' ), 'href' => $url ),
				'geo' === $name ? __( 'Maps app', 'frontage' ) : $name,
				el( 'span', array( 'class' => 'screen-reader-text' ), $where )
			);
		}
		return array() === $links ? null : el(
			'p',
			array( 'class' => 'frontage-map__directions' ),
			el( 'span', array(), __( 'Directions:', 'frontage' ) ),
			$links
		);
	}
}
