<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Transaction;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * An import.
 *
 * Validates everything first, then writes everything or nothing.
 */
final class Import {
	private const LOCK_SECONDS = 300;

	/**
	 * Stores the values.
	 *
	 * @param array<string, Part> $parts Parts of the document, keyed by name, each already planned.
	 * @param Plan $plan Import plan.
	 */
	private function __construct( private array $parts, public readonly Plan $plan ) {}

	/**
	 * Reads a file and compares it with this site, without writing anything.
	 *
	 * @param string $text File contents.
	 * @param list<string> $names Limit to these parts; empty for all.
	 * @param array<string, mixed> $choices Owner's choices.
	 * @throws Invalid_Setting If the file is not an export that this version can read.
	 */
	public static function of( string $text, array $names = array(), array $choices = array() ): self {
		$data = self::foreign( $text ) ?? Document::read( $text );
		$all  = Parts::all();
		$plan = new Plan();
		foreach ( array_diff_key( $data, $all ) as $name => $unknown ) {
			$plan->skip( "parts.$name", __( 'Not supported by this version of Frontage.', 'frontage' ) );
		}
		$parts = array_intersect_key( $all, $data, array() === $names ? $all : array_flip( $names ) );
		foreach ( $parts as $name => $part ) {
			$plan->begin( $name );
			$part->plan( $data[ $name ], $plan, $choices );
		}
		return new self( $parts, $plan );
	}

	/**
	 * Returns the data of another plugin's file; null if it is none.
	 *
	 * @param string $text File contents.
	 * @return array<string, array<array-key, mixed>>|null
	 */
	private static function foreign( string $text ): ?array {
		$read  = static fn ( string $file ): ?array => $file::read( $text );
		$found = strlen( $text ) > Document::MAX_BYTES ? array() : Error_Boundary::each( Foreign_File::class, $read );
		return array_values( array_filter( $found, 'is_array' ) )[0] ?? null;
	}

	/**
	 * Runs the import, all or nothing.
	 *
	 * @throws Invalid_Setting If anything was rejected, or another import is running.
	 * @throws Throwable If the database breaks; then nothing has changed.
	 */
	public function run(): void {
		$this->plan->require_valid();
		if ( ! $this->plan->changes() ) {
			return;
		}
		self::run_exclusively(
			function (): void {
				Undo::keep( array_map( static fn ( Part $part ): array => $part->apply(), $this->parts ) );
			}
		);
	}

	/**
	 * Runs work in a transaction while no other import is running.
	 *
	 * @param callable(): void $work Callback.
	 * @throws Invalid_Setting If another import is running.
	 * @throws Throwable Whatever the callback throws.
	 */
	public static function run_exclusively( callable $work ): void {
		$lock = Lock::acquire( 'import', self::LOCK_SECONDS );
		if ( null === $lock ) {
			throw new Invalid_Setting( 'document', __( 'Another import is running. Try again in a few minutes.', 'frontage' ) );
		}
		try {
			Transaction::run(
				static function () use ( $work ): void {
					Options::reread();
					$work();
				}
			);
		} finally {
			Options::reread(); // A rollback may have reverted them.
			$lock->release();
		}
	}
}
