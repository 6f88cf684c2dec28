export declare const examples: Readonly<Record<string, number>>;
export declare function examplesWithoutTest(): string[];
