<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map\Test;

use Frontage\Blocks\Map\Canvas;
use Frontage\Blocks\Map\Graticule;
use Frontage\Blocks\Map\Length;
use Frontage\Blocks\Map\Names;
use Frontage\Blocks\Map\Pin;
use Frontage\Blocks\Map\Point;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests where points are: the same as Leaflet says (projection.test.ts), and true distances. */
final class PointTest extends TestCase {
	private static function point( float $latitude, float $longitude ): Point {
		$point = Point::of( $latitude, $longitude );
		self::assertNotNull( $point );
		return $point;
	}

	public function test_projects_as_web_maps_do_and_back(): void {
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/vectors.json' ), true ) as $vector ) {
			self::assertIsArray( $vector );
			$point = self::point( (float) $vector['latitude'], (float) $vector['longitude'] );
			self::assertEqualsWithDelta( $vector['x'], $point->x(), 1e-8 );
			self::assertEqualsWithDelta( $vector['y'], $point->y(), 1e-8 );
			self::assertEqualsWithDelta( $vector['latitude'], Point::latitude_at( $point->y() ), 1e-8 );
		}
	}

	/** @param mixed $latitude What came from somewhere. */
	#[DataProvider( 'nowhere' )]
	public function test_is_nothing_elsewhere( mixed $latitude, mixed $longitude ): void {
		self::assertNull( Point::of( $latitude, $longitude ) );
	}

	/**
	 * @return list<array{mixed, mixed}>
	 */
	public static function nowhere(): array {
		return array(
			array( '', '' ),
			array( '12', '' ),
			array( NAN, 0 ),
			array( INF, 0 ),
			array( '1e400', '0' ),
			array( 90.1, 0 ),
			array( 0, '-180.1' ),
			array( array(), 1 ),
			array( true, 1 ),
			array( '47,8', '13,0' ),
		);
	}

	public function test_knows_distances(): void {
		$london = self::point( 51.5074, -0.1278 );
		$paris  = self::point( 48.8566, 2.3522 );
		self::assertEqualsWithDelta( 343_556, $london->distance_to( $paris ), 500 );
		self::assertSame( 0.0, $london->distance_to( $london ) );
	}

	public function test_a_canvas_shows_all_points_in_its_band(): void {
		$points = array( self::point( 47.8, 13.0 ), self::point( 47.9, 13.3 ), self::point( 48.4, 13.1 ) );
		foreach ( array( 21 / 9, 16 / 9, 4 / 3, 1.0 ) as $ratio ) {
			$canvas = Canvas::around( $points, $ratio, 0 );
			foreach ( $points as $point ) {
				list( $x, $y ) = $canvas->place( $point );
				self::assertGreaterThan( 10, $x );
				self::assertLessThan( 90, $x );
				self::assertLessThan( 45 / $ratio, abs( $y - 50 ) );
			}
			self::assertEqualsWithDelta( 48.1, $canvas->middle()->latitude ?? 0, 0.01 );
		}
	}

	public function test_the_scale_is_true(): void {
		$west   = self::point( 60, 10 );
		$canvas = Canvas::around( array( $west, self::point( 60, 10.1 ) ), 1.0, 0 );
		$share  = ( $canvas->place( self::point( 60, 10.1 ) )[0] - $canvas->place( $west )[0] ) / 100;
		self::assertEqualsWithDelta( $west->distance_to( self::point( 60, 10.1 ) ), $share * $canvas->meters(), 5 );
	}

	public function test_writes_round_lengths_in_units_of_the_readers(): void {
		self::assertSame( '2 mi', Length::text( Length::round_down( 4000 ) ) );
		self::assertSame( '500 ft', Length::text( Length::round_down( 300 ) ) );
		$german = static fn (): string => 'de_DE';
		add_filter( 'locale', $german );
		$meters = array( 999.0, 1000.0, 4999.0, 5000.0, 12.0 );
		$rounds = array_map( Length::round_down( ... ), $meters );
		remove_filter( 'locale', $german );
		self::assertSame( array( 500.0, 1000.0, 2000.0, 5000.0, 10.0 ), $rounds );
	}

	public function test_names_never_lie_over_each_other(): void {
		$places  = array( array( 50.0, 50.0 ), array( 52.0, 50.0 ), array( 20.0, 50.0 ) );
		$classes = Names::classes( $places, array( 'Bakehouse', 'Mill', 'Market' ), array_fill( 0, 3, new Pin( array() ) ) );
		self::assertSame( 'is-left', strtok( $classes[0], ' ' ) );
		self::assertSame( 'is-right', strtok( $classes[1], ' ' ) );
		self::assertNotSame( '', $classes[2] );
		$pins  = array_fill( 0, 5, new Pin( array() ) );
		$crowd = Names::classes( array_fill( 0, 5, array( 50.0, 50.0 ) ), array_fill( 0, 5, 'Here' ), $pins );
		self::assertSame( array( 'is-right', 'is-left', '', '', '' ), $crowd );
	}

	public function test_places_on_both_sides_of_the_date_line_are_close(): void {
		$fiji   = Point::of( -17.7, 178 );
		$samoa  = Point::of( -13.8, -172 );
		$vienna = Point::of( 48.2, 16.4 );
		self::assertNotNull( $fiji );
		self::assertNotNull( $samoa );
		self::assertNotNull( $vienna );
		$canvas = Canvas::around( array( $samoa, $fiji ), 16 / 9, 0 );
		self::assertLessThan( 0.05, $canvas->width );
		self::assertEqualsWithDelta( -177.0, $canvas->middle()?->longitude, 1e-6 );
		self::assertSame( array( 16.0, 84.0 ), array( $canvas->place( $fiji )[0], $canvas->place( $samoa )[0] ) );
		self::assertGreaterThan( 3, substr_count( ( new Graticule( $canvas ) )->path(), 'v102' ) );
		$world = Canvas::around( array( $samoa, $vienna, $fiji ), 1.0, 0 );
		self::assertLessThan( $world->place( $fiji )[0], $world->place( $vienna )[0] );
		self::assertLessThan( $world->place( $samoa )[0], $world->place( $fiji )[0] );
	}

	public function test_names_stand_beside_wide_pins(): void {
		$wide  = array(
			'pin_shape'                   => 'rectangle',
			'rectangular_pin_size_width'  => 120,
			'rectangular_pin_size_height' => 60,
		);
		$pins  = array( new Pin( array() ), new Pin( $wide ) );
		$sides = Names::classes( array( array( 20.0, 50.0 ), array( 33.0, 49.0 ) ), array( 'Bakehouse', 'Mill' ), $pins );
		self::assertSame( 'is-left is-for-wide', $sides[0], 'The wide pin is where the name would be.' );
		self::assertSame( array( 22, 12 ), array( $pins[0]->beside(), $pins[0]->rise() ) );
		self::assertSame( array( 66, 19 ), array( $pins[1]->beside(), $pins[1]->rise() ) );
	}

	public function test_names_leave_the_edge_to_the_numbers_of_degrees(): void {
		$names = Names::classes( array( array( 80.0, 50.0 ) ), array( 'Bakehouse' ), array( new Pin( array() ) ) );
		self::assertStringStartsWith( 'is-left', $names[0] );
	}
}
