import './examples.css';

/** Public pictures that the demonstration data brings along. */
export const samplePictures = ['carousel/sample-0.png', 'carousel/sample-1.png', 'carousel/sample-2.png'] as const;
export const sampleCode = 'carousel/sample-qr.png';

/** What a control has emitted. */
export const Emitted = ({ value }: { value: string }) => <code className="demo-value example-value">{value}</code>;
