<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Store\Values;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Undo of an import.
 *
 * Stores for one day what the last import changed. Reverts only values that have not changed since.
 */
final class Undo implements Provides_Retention {
	public const NAME = 'frontage_import_undo';

	private const SECONDS = DAY_IN_SECONDS;

	public static function retention_rules(): array {
		$label = __( 'Changes made by the last import, so it can be undone', 'frontage' );
		return array(
			Retention_Rule::for_days( 'import-undo', $label, '', self::NAME, 1, static fn () => self::expire() )
				->counting( static fn (): int => null !== Values::get( self::NAME ) && null === self::kept() ? 1 : 0 ),
		);
	}

	/**
	 * Stores what an import changed, inside its transaction.
	 *
	 * @param array<string, array<array-key, mixed>> $parts Data that each part needs for `undo`.
	 */
	public static function keep( array $parts ): void {
		$json = (string) wp_json_encode(
			array(
				'made'  => Clock::now(),
				'parts' => $parts,
			)
		);
		Values::set( self::NAME, $json );
	}

	/**
	 * Returns the import that can be undone.
	 *
	 * @return array{made: int, until: int, changes: int}|null Null if there is none.
	 */
	public static function available(): ?array {
		$kept = self::kept();
		return null === $kept ? null : array(
			'made'    => $kept['made'],
			'until'   => $kept['made'] + self::SECONDS,
			'changes' => (int) array_sum( array_map( 'count', $kept['parts'] ) ),
		);
	}

	/**
	 * Undoes the last import.
	 *
	 * @throws Invalid_Setting If there is none or it has expired.
	 */
	public static function run(): void {
		$kept = self::kept()
			?? throw new Invalid_Setting(
				'undo',
				__( 'There is no import to undo. The last one was more than a day ago or has already been undone.', 'frontage' )
			);
		Import::run_exclusively(
			static function () use ( $kept ): void {
				foreach ( array_intersect_key( Parts::all(), $kept['parts'] ) as $name => $part ) {
					$part->undo( $kept['parts'][ $name ] );
				}
				Values::delete( self::NAME );
			}
		);
	}

	/** Deletes the undo data of an expired import. */
	private static function expire(): void {
		if ( null === self::kept() ) {
			Values::delete( self::NAME );
		}
	}

	/**
	 * Returns the undo data, unless it has expired.
	 *
	 * @return array{made: int, parts: array<string, array<array-key, mixed>>}|null
	 */
	private static function kept(): ?array {
		$stored = Values::get( self::NAME );
		$kept   = is_string( $stored ) ? json_decode( $stored, true ) : null;
		if (
			! is_array( $kept )
			|| ! is_int( $kept['made'] ?? null )
			|| ! is_array( $kept['parts'] ?? null )
			|| $kept['made'] + self::SECONDS < Clock::now()
		) {
			return null;
		}
		return array(
			'made'  => $kept['made'],
			'parts' => array_filter( $kept['parts'], 'is_array' ),
		);
	}
}
