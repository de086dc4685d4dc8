<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Settings\Secrets;
use JsonSerializable;

defined( 'ABSPATH' ) || exit;

/**
 * One row of the status: a label, a value, a state, and advice if something needs attention.
 *
 * @api
 */
final class Row implements JsonSerializable {
	public const GOOD = 'good';
	public const WARN = 'warn';
	public const BAD  = 'bad';

	/**
	 * States from best to worst.
	 *
	 * @internal
	 */
	public const STATES = array( self::GOOD, self::WARN, self::BAD );

	/**
	 * Stores the values; use the named constructors.
	 *
	 * @param string $state One of STATES.
	 * @param string $label What the row is about.
	 * @param string $value Value found.
	 * @param string $advice What to do; empty if all is well.
	 * @internal
	 */
	private function __construct(
		public readonly string $state,
		public readonly string $label,
		public readonly string $value,
		public readonly string $advice = ''
	) {}

	/**
	 * Creates a row that needs no attention.
	 *
	 * @param string $label What the row is about.
	 * @param string|int $value Value found.
	 */
	public static function good( string $label, string|int $value ): self {
		return new self( self::GOOD, $label, (string) $value );
	}

	/**
	 * Creates a row for something that works but could be better.
	 *
	 * @param string $label What the row is about.
	 * @param string|int $value Value found.
	 * @param string $advice What to do.
	 */
	public static function warn( string $label, string|int $value, string $advice ): self {
		return new self( self::WARN, $label, (string) $value, $advice );
	}

	/**
	 * Creates a row for something that does not work.
	 *
	 * @param string $label What the row is about.
	 * @param string|int $value Value found.
	 * @param string $advice What to do.
	 */
	public static function bad( string $label, string|int $value, string $advice ): self {
		return new self( self::BAD, $label, (string) $value, $advice );
	}

	/**
	 * Returns a copy without keys, passwords and paths.
	 *
	 * @param Secrets $secrets Secrets to remove.
	 * @internal
	 */
	public function without( Secrets $secrets ): self {
		return new self( $this->state, $secrets->hide( $this->label ), $secrets->hide( $this->value ), $secrets->hide( $this->advice ) );
	}

	/**
	 * Returns the worst state of some rows.
	 *
	 * @param list<self> $rows Status rows.
	 * @return string One of STATES.
	 * @internal
	 */
	public static function worst( array $rows ): string {
		$found = array_map( static fn ( self $row ): int => (int) array_search( $row->state, self::STATES, true ), $rows );
		return self::STATES[ max( array( 0, ...$found ) ) ];
	}

	/**
	 * Returns the translated name of a state.
	 *
	 * @param string $state One of STATES.
	 * @internal
	 */
	public static function word( string $state ): string {
		return match ( $state ) {
			self::WARN => __( 'Could be improved', 'frontage' ),
			self::BAD => __( 'Needs attention', 'frontage' ),
			default => __( 'Good', 'frontage' ),
		};
	}

	/**
	 * Returns the row for the REST API.
	 *
	 * @return array{label: string, value: string, state: string, advice: string}
	 */
	public function jsonSerialize(): array {
		return array(
			'label'  => $this->label,
			'value'  => $this->value,
			'state'  => $this->state,
			'advice' => $this->advice,
		);
	}
}
