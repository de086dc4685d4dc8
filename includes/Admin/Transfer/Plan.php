<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Invalid_Setting;


defined( 'ABSPATH' ) || exit;

/**
 * What an import would do.
 *
 * Collects changes, refusals and what is left out, for the dry run's table; all are counted, the first are listed.
 *
 * @phpstan-type Line array{part: string, field: string, from?: mixed, to?: mixed, why?: string}
 */
final class Plan {
	public const CHANGE  = 'changes';
	public const REFUSED = 'refused';
	public const SKIPPED = 'skipped';

	/** Of each sort; a table with more is read by nobody. */
	private const LISTED = 200;

	private const NAME_CHARACTERS = 120;

	/**
	 * How many there are of each sort.
	 *
	 * @var array<string, int>
	 */
	private array $counts = array(
		self::CHANGE  => 0,
		self::REFUSED => 0,
		self::SKIPPED => 0,
	);

	/**
	 * The first of each sort.
	 *
	 * @var array<string, list<Line>>
	 */
	private array $lines = array(
		self::CHANGE  => array(),
		self::REFUSED => array(),
		self::SKIPPED => array(),
	);

	/**
	 * The part that is asked.
	 *
	 * @var string
	 */
	private string $part = '';

	/**
	 * Says whose lines come now.
	 *
	 * @param string $part The part's name.
	 */
	public function begin( string $part ): void {
		$this->part = $part;
	}

	/**
	 * Something would change.
	 *
	 * @param string $field What.
	 * @param mixed  $from  What it is.
	 * @param mixed  $to    What it would be.
	 */
	public function change( string $field, mixed $from, mixed $to ): void {
		$this->add( self::CHANGE, $field, compact( 'from', 'to' ) );
	}

	/**
	 * Something is wrong, so the whole import is refused.
	 *
	 * @param string $field What.
	 * @param string $why   What it must be.
	 */
	public function refuse( string $field, string $why ): void {
		$this->add( self::REFUSED, $field, compact( 'why' ) );
	}

	/**
	 * Something has no place here and is left out.
	 *
	 * @param string $field What.
	 * @param string $why   Why.
	 */
	public function skip( string $field, string $why ): void {
		$this->add( self::SKIPPED, $field, compact( 'why' ) );
	}

	/**
	 * Stops an import that was refused.
	 *
	 * @throws Invalid_Setting With the first field that is at fault.
	 */
	public function must_be_good(): void {
		$first = $this->lines[ self::REFUSED ][0] ?? null;
		if ( null !== $first ) {
			throw new Invalid_Setting( $first['field'], $first['why'] ?? '' );
		}
	}

	/** Whether anything would change. */
	public function changes(): bool {
		return $this->counts[ self::CHANGE ] > 0;
	}

	/**
	 * For the REST API and the command line.
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
	 * @param string                                         $sort  CHANGE, REFUSED or SKIPPED.
	 * @param string                                         $field What it is about.
	 * @param array{from?: mixed, to?: mixed, why?: string} $line  The rest.
	 */
	private function add( string $sort, string $field, array $line ): void {
		++$this->counts[ $sort ];
		if ( count( $this->lines[ $sort ] ) < self::LISTED ) {
			$named                  = array(
				'part'  => $this->part,
				'field' => mb_substr( $field, 0, self::NAME_CHARACTERS ),
			);
			$this->lines[ $sort ][] = $named + $line;
		}
	}
}
