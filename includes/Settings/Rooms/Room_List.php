<?php
/**
 * The rooms, as the owner sees them.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings\Rooms;

use Frontage\Kernel\Described;
use Frontage\Kernel\Manifest;
use Frontage\Kernel\Sizes;
use Frontage\Plugin;
use Frontage\Settings\Registry;
use Frontage\Usage\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Says of each room what it is, what it weighs, and in how many places it is used.
 *
 * @phpstan-import-type Bytes from Sizes
 * @phpstan-type Words array{title: string, description: string, parents: list<string>}
 * @phpstan-type Row array{kind: string, slug: string, title: string, description: string, parents: list<string>, picture: string, bytes: Bytes, places: int|null}
 */
final class Room_List {
	/**
	 * Every room, by title.
	 *
	 * @return list<Row>
	 */
	public static function all(): array {
		$counts = Index::counts();
		$rows   = array();
		foreach ( Registry::KINDS as $kind ) {
			foreach ( Registry::rooms( $kind ) as $slug ) {
				$rows[] = self::row( $kind, $slug, 'features' === $kind ? null : $counts[ $slug ] ?? 0 );
			}
		}
		usort( $rows, static fn ( array $a, array $b ): int => strcasecmp( remove_accents( $a['title'] ), remove_accents( $b['title'] ) ) );
		return $rows;
	}

	/**
	 * A room's name for people.
	 *
	 * @param string $slug The room's folder.
	 */
	public static function title( string $slug ): string {
		return self::words( Manifest::room( $slug )['kind'] ?? '', $slug )['title'];
	}

	/**
	 * One room.
	 *
	 * @param string   $kind   Such as `blocks`.
	 * @param string   $slug   The room's folder.
	 * @param int|null $places In how many places it is used; null for what works on every page.
	 * @return Row
	 */
	private static function row( string $kind, string $slug, ?int $places ): array {
		$picture = "$kind/$slug/picture.webp";
		return compact( 'kind', 'slug' ) + self::words( $kind, $slug ) + array(
			'picture' => is_file( Plugin::path( $picture ) ) ? Plugin::url( $picture ) : '',
			'bytes'   => Sizes::of( $slug ),
			'places'  => $places,
		);
	}

	/**
	 * What a room is, in the user's language.
	 *
	 * @param string $kind Such as `blocks`.
	 * @param string $slug The room's folder.
	 * @return Words
	 */
	private static function words( string $kind, string $slug ): array {
		$class = Manifest::room( $slug )['class'] ?? '';
		$words = array(
			'title'       => ucfirst( str_replace( '-', ' ', $slug ) ),
			'description' => '',
			'parents'     => array(),
		);
		if ( 'blocks' === $kind ) {
			return Block_Words::of( $slug ) + $words;
		}
		if ( is_subclass_of( $class, Described::class ) ) {
			return array(
				'title'       => $class::title(),
				'description' => $class::description(),
			) + $words;
		}
		return $words;
	}
}
