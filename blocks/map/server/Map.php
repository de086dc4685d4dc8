<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Google_Maps\Google_Maps;
use Frontage\Domain\Providers\Openstreetmap\Openstreetmap;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Render\Caption;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Slot;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Places as a drawing and a list; streets come when a visitor agrees. Must match `view/component.tsx`.
 *
 * @phpstan-import-type Words from Map_Labels
 */
final class Map {
	private const STYLES = array( 'standard', 'silver', 'retro', 'dark', 'night', 'aubergine', 'custom' );

	/** Width by height. */
	private const SHAPES = array(
		'wide'   => 21 / 9,
		'screen' => 16 / 9,
		'photo'  => 4 / 3,
		'square' => 1.0,
	);

	/** Greenwich, when coordinates are empty (S2 §9). */
	private const CENTER = array( 51.4779, 0.0 );

	private const CENTER_ZOOM = 4;

	/** Fewer places are seen at a glance. */
	private const SEARCH_FROM = 6;

	/** @var list<Place> */
	private readonly array $places;

	private readonly Overlay_Shape $shape;

	private readonly Provider $provider;

	/** Rich text. */
	private readonly string $caption;

	/** Accessible name. */
	private readonly string $name;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->places   = Place::all( $attributes['places'] ?? array() );
		$this->shape    = new Overlay_Shape( $attributes );
		$this->provider = 'google' === ( $attributes['provider'] ?? '' ) && '' !== Google_Maps::browser_key()
			? new Google_Maps()
			: new Openstreetmap();
		$this->caption  = Caption::html( is_string( $attributes['caption'] ?? null ) ? $attributes['caption'] : '' );
		$this->name     = Kses::text( $this->caption ) ?: __( 'Map', 'frontage' );
	}

	/** Returns the block; nothing without places and shapes. */
	public function html(): ?Html {
		if ( array() === $this->places && '' === $this->shape->type ) {
			return null;
		}
		$anchor  = Ids::anchor( $this->attributes );
		$beside  = 'beside' === ( $this->attributes['listPosition'] ?? '' ) && array() !== $this->places ? ' has-list-beside' : '';
		$is_open = ! Consent_Mode::asks();
		$canvas  = $this->canvas();
		$words   = Map_Labels::of( $this->provider->title(), count( $this->places ) );
		return Wrapper::html(
			array(
				'id'    => '' === $anchor ? null : $anchor,
				'class' => "frontage-map is-{$this->ratio()} is-map-{$this->style()}$beside" . ( $is_open ? ' is-allowed' : '' ),
			),
			$is_open ? fragment() : Island::part( 'map', 'remembered', Consent::terms( $this->provider ), el( 'span' ), 'visible' ),
			Island::html( 'map', $this->props( $canvas, $words ), $this->inside( $canvas, $words ), $is_open ? 'visible' : 'interaction' )
		);
	}

	/** Returns the name of the shape of the map. */
	private function ratio(): string {
		$shape = $this->attributes['shape'] ?? '';
		return is_string( $shape ) && isset( self::SHAPES[ $shape ] ) ? $shape : 'screen';
	}

	private function style(): string {
		$style = $this->attributes['mapStyle'] ?? '';
		return is_string( $style ) && in_array( $style, self::STYLES, true ) ? $style : 'standard';
	}

	/** Returns the part of the world that is shown. */
	private function canvas(): Canvas {
		$points = $this->shape->points;
		foreach ( $this->places as $place ) {
			if ( null !== $place->point ) {
				$points[] = $place->point;
			}
		}
		$zoom   = $this->attributes['zoom'] ?? 0;
		$zoom   = is_numeric( $zoom ) ? max( 0, min( 19, (int) $zoom ) ) : 0;
		$center = Point::of( ...self::CENTER );
		if ( array() === $points && null !== $center ) {
			// Without coordinates, a default (S2 §9).
			$points = array( $center );
			$zoom   = 0 === $zoom ? self::CENTER_ZOOM : $zoom;
		}
		assert( array() !== $points );
		return Canvas::around( $points, self::SHAPES[ $this->ratio() ], $zoom );
	}

	/**
	 * Returns what the script takes over.
	 *
	 * @param Canvas $canvas What is drawn on.
	 * @param Words $words Texts of the list.
	 */
	private function inside( Canvas $canvas, array $words ): Html {
		$half    = 50 / self::SHAPES[ $this->ratio() ];
		$drawing = ( new Drawing( $canvas, $this->places, $this->shape, $half ) )->html();
		$attrs   = array(
			'class'      => 'frontage-map__drawing',
			'role'       => 'img',
			'aria-label' => $this->drawing_label(),
		);
		$notice  = Consent::notice( $this->provider, __( 'Show streets on this map?', 'frontage' ) );
		return fragment(
			el(
				'div',
				array( 'class' => 'frontage-map__frame' ),
				el( 'div', array( 'class' => 'frontage-map__stage' ), Slot::html( 'div', $attrs, $drawing->html, 'drawing' ) ),
				'' === $this->route_line() ? null : el( 'p', array( 'class' => 'frontage-map__route' ), $this->route_line() ),
				el( 'div', array( 'class' => 'frontage-map__ask' ), $notice ),
				'' === $this->caption ? null : Slot::html( 'p', array( 'class' => 'frontage-map__caption' ), $this->caption, 'caption' )
			),
			( new Place_List( $this->places, $this->has_search() ) )->html( $words ),
			Status::html()
		);
	}

	/** Returns what readers hear of the drawing. */
	private function drawing_label(): string {
		$count = count( $this->places );
		return sprintf(
			/* translators: 1: name of a map, 2: number of places. */
			_n( '%1$s: drawing of where %2$s place is', '%1$s: drawing of where %2$s places are', $count, 'frontage' ),
			$this->name,
			number_format_i18n( $count )
		);
	}

	/** Returns how far the ends of a route are from each other; empty without a route. */
	private function route_line(): string {
		$meters = $this->shape->meters();
		return 0.0 === $meters
			? ''
			/* translators: %s: a distance, such as “2 km”. */
			: sprintf( __( 'The dashed line is the straight distance: %s.', 'frontage' ), Length::text( $meters ) );
	}

	private function has_search(): bool {
		return count( $this->places ) >= self::SEARCH_FROM && false !== ( $this->attributes['hasSearch'] ?? true );
	}

	/**
	 * Returns the component's props.
	 *
	 * @param Canvas $canvas What the drawing shows.
	 * @param Words $words Texts of the script.
	 * @return array<string, mixed>
	 */
	private function props( Canvas $canvas, array $words ): array {
		$middle = $canvas->middle();
		return array(
			'name'          => $this->name,
			'drawing'       => $this->drawing_label(),
			'routeLine'     => $this->route_line(),
			'hasCaption'    => '' !== $this->caption,
			'hasSearch'     => $this->has_search(),
			'hasClusters'   => false !== ( $this->attributes['hasClusters'] ?? true ),
			'hasScrollZoom' => true === ( $this->attributes['hasScrollZoom'] ?? false ),
			'terms'         => Consent::terms( $this->provider ),
			'center'        => null === $middle ? self::CENTER : array( round( $middle->latitude, 6 ), round( $middle->longitude, 6 ) ),
			'zoom'          => $canvas->zoom,
			'span'          => 0 === $canvas->zoom ? round( $canvas->width, 9 ) : 0,
			'places'        => array_map( self::place_props( ... ), $this->places ),
			'shape'         => (object) $this->shape->props(),
			'mapStyle'      => $this->style(),
			'customStyle'   => 'custom' === $this->style() ? $this->custom_style() : array(),
			'vendor'        => $this->vendor_props(),
			'words'         => $words,
		);
	}

	/**
	 * Returns what the script needs of a place: the words are in the list.
	 *
	 * @param Place $place Which one.
	 * @return array<string, mixed>
	 */
	private static function place_props( Place $place ): array {
		return null === $place->point
			? array( 'at' => null )
			: array( 'at' => array( $place->point->latitude, $place->point->longitude ) ) + $place->pin->props();
	}

	/**
	 * Returns the owner's style for Google; empty if its JSON is not valid (S2 §5).
	 *
	 * @return list<mixed>
	 */
	private function custom_style(): array {
		$json  = $this->attributes['customStyle'] ?? '';
		$style = is_string( $json ) && strlen( $json ) <= 65536 ? json_decode( $json, true, 16 ) : null;
		return is_array( $style ) && array_is_list( $style ) ? array_values( array_filter( $style, 'is_array' ) ) : array();
	}

	/**
	 * Returns what the script needs to ask the vendor.
	 *
	 * @return array<string, string>
	 */
	private function vendor_props(): array {
		return $this->provider instanceof Google_Maps
			? array( 'key' => Google_Maps::browser_key() )
			: array(
				'tiles'       => Openstreetmap::tiles(),
				'attribution' => __( '© OpenStreetMap contributors', 'frontage' ),
			);
	}
}
