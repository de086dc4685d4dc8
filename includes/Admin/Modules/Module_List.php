<?php
declare( strict_types=1 );

namespace Frontage\Admin\Modules;

use Frontage\Base\Costs;
use Frontage\Base\Has_Description;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Registry;
use Frontage\Domain\Usage\Appears_Automatically;
use Frontage\Domain\Usage\Index;

defined( 'ABSPATH' ) || exit;

/**
 * The modules as listed in the settings.
 *
 * Returns for each module its title, description, keywords, cost and number of uses.
 *
 * @phpstan-import-type Module from Costs
 * @phpstan-type Words array{title: string, description: string, keywords: list<string>, parents: list<string>}
 * @phpstan-type Row array{
 *     kind: string,
 *     slug: string,
 *     title: string,
 *     description: string,
 *     keywords: list<string>,
 *     parents: list<string>,
 *     picture: string,
 *     cost: Module,
 *     places: int|null,
 *     isAutomatic: bool,
 * }
 */
final class Module_List {
	/**
	 * Returns all modules, sorted by title.
	 *
	 * @return list<Row>
	 */
	public static function all(): array {
		$counts = Index::counts();
		$rows   = array();
		foreach ( Registry::KINDS as $kind ) {
			foreach ( Registry::modules( $kind ) as $slug ) {
				$rows[] = self::row( $kind, $slug, 'features' === $kind ? null : $counts[ $slug ] ?? 0 );
			}
		}
		usort( $rows, static fn ( array $a, array $b ): int => strcasecmp( remove_accents( $a['title'] ), remove_accents( $b['title'] ) ) );
		return $rows;
	}

	/**
	 * Returns a module's translated title.
	 *
	 * @param string $slug Module folder.
	 */
	public static function title( string $slug ): string {
		return self::words( Manifest::module( $slug )['kind'] ?? '', $slug )['title'];
	}

	/**
	 * Returns the row for one module.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @param string $slug Module folder.
	 * @param int|null $places Number of uses; null for modules that run on every page.
	 * @return Row
	 */
	private static function row( string $kind, string $slug, ?int $places ): array {
		$picture = "$kind/$slug/picture.webp";
		$class   = Manifest::module( $slug )['class'] ?? '';
		return compact( 'kind', 'slug' ) + self::words( $kind, $slug ) + array(
			'picture'     => is_file( Paths::path( $picture ) ) ? Paths::url( $picture ) : '',
			'cost'        => Costs::module( $slug ),
			'places'      => $places,
			'isAutomatic' => is_subclass_of( $class, Appears_Automatically::class ) && $class::may_appear(),
		);
	}

	/**
	 * Returns a module's title, description, keywords and parents, in the user's language.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @param string $slug Module folder.
	 * @return Words
	 */
	private static function words( string $kind, string $slug ): array {
		$class = Manifest::module( $slug )['class'] ?? '';
		$words = array(
			'title'       => ucfirst( str_replace( '-', ' ', $slug ) ),
			'description' => '',
			'keywords'    => array(),
			'parents'     => array(),
		);
		if ( 'blocks' === $kind ) {
			return Block_Text::of( $slug ) + $words;
		}
		if ( is_subclass_of( $class, Has_Description::class ) ) {
			return array(
				'title'       => $class::title(),
				'description' => $class::description(),
				'keywords'    => array_map( 'trim', explode( ',', $class::keywords() ) ),
			) + $words;
		}
		return $words;
	}
}
