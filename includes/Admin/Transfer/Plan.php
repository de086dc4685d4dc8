<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Invalid_Setting;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * The plan of an import: what it would do.
 *
 * Collects changes, rejected values and skipped values for the dry run's table. All are counted, but
 * only the first are listed.
 *
 * @phpstan-type Line array{part: string, field: string, from?: mixed, to?: mixed, why?: string}
 */
final class Plan {
	public const CHANGE  = 'changes';
	public const REFUSED = 'refused';
	public const SKIPPED = 'skipped';

	/** Maximum number of lines listed per kind. */
	private const LISTED = 200;

	/**
	 * Number of lines per kind.
	 *
	 * @var array<string, int>
	 */
	private array $counts = array(
		self::CHANGE  => 0,
		self::REFUSED => 0,
		self::SKIPPED => 0,
	);

	/**
	 * First lines of each kind.
	 *
	 * @var array<string, list<Line>>
	 */
	private array $lines = array(
		self::CHANGE  => array(),
		self::REFUSED => array(),
		self::SKIPPED => array(),
	);

	/**
	 * Name of the current part.
	 *
	 * @var string
	 */
	private string $part = '';

	/**
	 * Sets the part that the following lines belong to.
	 *
	 * @param string $part Part name.
	 */
	public function begin( string $part ): void {
		$this->part = $part;
	}

	/**
	 * Adds a change.
	 *
	 * @param string $field Field name.
	 * @param mixed $from Current value.
	 * @param mixed $to New value.
	 */
	public function change( string $field, mixed $from, mixed $to ): void {
		$this->add( self::CHANGE, $field, compact( 'from', 'to' ) );
	}

	/**
	 * Adds an error, which rejects the whole import.
	 *
	 * @param string $field Field name.
	 * @param string $why What the value must be.
	 */
	public function refuse( string $field, string $why ): void {
		$this->add( self::REFUSED, $field, compact( 'why' ) );
	}

	/**
	 * Adds a value that does not apply to this site and is skipped.
	 *
	 * @param string $field Field name.
	 * @param string $why Reason.
	 */
	public function skip( string $field, string $why ): void {
		$this->add( self::SKIPPED, $field, compact( 'why' ) );
	}

	/**
	 * Throws if anything was rejected.
	 *
	 * @throws Invalid_Setting If a field was rejected; names the first one.
	 */
	public function require_valid(): void {
		$first = $this->lines[ self::REFUSED ][0] ?? null;
		if ( null !== $first ) {
			throw new Invalid_Setting( $first['field'], $first['why'] ?? '' );
		}
	}

	/** Returns whether anything would change. */
	public function changes(): bool {
		return $this->counts[ self::CHANGE ] > 0;
	}

	/**
	 * Returns the plan for the REST API and WP-CLI.
	 *
	 * @return array{counts: array<string, int>, changes: list<Line>, refused: list<Line>, skipped: list<Line>, can_import: bool}
	 */
	public function report(): array {
		return array(
			'counts'     => $this->counts,
			'changes'    => $this->lines[ self::CHANGE ],
			'refused'    => $this->lines[ self::REFUSED ],
			'skipped'    => $this->lines[ self::SKIPPED ],
			'can_import' => 0 === $this->counts[ self::REFUSED ] && $this->changes(),
		);
	}

	/**
	 * Adds a line.
	 *
	 * @param string $sort CHANGE, REFUSED or SKIPPED.
	 * @param string $field Field name.
	 * @param array{from?: mixed, to?: mixed, why?: string} $line Other values of the line.
	 */
	private function add( string $sort, string $field, array $line ): void {
		++$this->counts[ $sort ];
		if ( count( $this->lines[ $sort ] ) < self::LISTED ) {
			$named                  = array(
				'part'  => $this->part,
				'field' => $field,
			);
			$this->lines[ $sort ][] = $named + $line;
		}
	}
}
